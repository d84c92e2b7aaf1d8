import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { GraphQLSchema } from 'graphql';
import { getStoredContent, type StoredContent } from '../content-store';
import { listFiles } from '../files/list-files';
import { manifestPath, sendSearchIndex } from './search-index';
import { streamProblems } from './show-problems';

const types: Record<string, string> = {
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/** Where pages listen for mistakes (`runtime/develop/problem-box.ts`). */
const problemsPath = '/___problems';

let known: { stored: StoredContent; texts: ReadonlyMap<string, string> } | undefined;

/** The files beside the pages by their paths, made when one is asked for. */
function readTexts(): ReadonlyMap<string, string> {
  const stored = getStoredContent();
  if (known?.stored !== stored) {
    const texts = listFiles(stored).map(({ path, text }): [string, string] => [
      path.replace(/^\//, ''),
      text,
    ]);
    known = { stored, texts: new Map(texts) };
  }
  return known.texts;
}

function sendFile(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
  const type = types[extname(path)];
  const text = type && readTexts().get(decodeURI(path));
  if (!type || text === undefined) {
    next();
    return;
  }
  response.setHeader('content-type', `${type}; charset=utf-8`);
  response.end(text);
}

/**
 * Gives the fields of the root of GraphQL the descriptions of their types, and so tells the content's, which have some,
 * from Gatsby's. Gatsby writes these fields itself and lets nobody describe them earlier.
 */
export function describeRoot(schema: GraphQLSchema): void {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  for (const field of fields) {
    const type = String(field.type).replace(/(Connection)?!?$/, '');
    field.description = schema.getType(type)?.description;
  }
}

/** Adds to the development server what a build writes beside the pages, and the mistakes of authors. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store }) => {
  describeRoot(store.getState().schema);
  app.get(problemsPath, (_request: IncomingMessage, response: ServerResponse) =>
    streamProblems(response),
  );
  app.get(manifestPath, sendSearchIndex);
  app.use(sendFile);
};
