import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../../../../src/openapi/changes/change';
import type { Json, OpenApiDocument } from '../../../../src/openapi/document/document';
import type { OverlayText } from '../../../../tooling/api-update/words/model';
import { planWords } from '../../../../tooling/api-update/words/plan-words';
import { readSuperposition } from '../../../unit/superposition';

const folder = join(__dirname, '../../../../content/openapi');

/** The interface of the site itself, without words. */
export function readInterface(): OpenApiDocument {
  return readSuperposition().document;
}

/** The overlays of the site itself. */
export const overlays: OverlayText[] = readdirSync(join(folder, 'overlays')).map((file) => ({
  file,
  text: readFileSync(join(folder, 'overlays', file), 'utf8'),
}));

/** An overlay with actions in YAML. */
export const overlay = (actions: string, file = 'a.yaml'): OverlayText => ({
  file,
  text: `overlay: "1.0.0"\ninfo: { title: Books, version: "1" }\nactions:\n${actions}`,
});

/** A change; whether it breaks callers does not matter to words. */
export const change = (part: Partial<Change>): Change => ({
  change: 'renamed',
  breaking: false,
  operations: [],
  ...part,
});

const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A small interface: books that are listed and lent. */
export function buildBooks(): OpenApiDocument & {
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json> };
} {
  return {
    openapi: '3.0.3',
    info: { title: 'Library', version: '1' },
    tags: [{ name: 'Books' }, { name: 'Loans' }],
    paths: {
      '/books': {
        get: {
          operationId: 'ListBooks',
          tags: ['Books'],
          parameters: [
            { name: 'count', in: 'query', schema: { type: 'integer' } },
            { name: 'author', in: 'query', schema: { type: 'string' } },
          ],
          responses: {
            200: { description: '', ...json({ type: 'array', items: ref('Book') }) },
            404: { description: '' },
          },
        },
        put: {
          operationId: 'AddBook',
          tags: ['Books'],
          requestBody: json(ref('Book')),
          responses: { 200: { description: '', ...json(ref('Book')) } },
        },
      },
      '/loans': {
        get: {
          operationId: 'ListLoans',
          tags: ['Loans'],
          parameters: [{ name: 'count', in: 'query', schema: { type: 'integer' } }],
          responses: { 200: { description: '' } },
        },
      },
    },
    components: {
      schemas: {
        Book: {
          type: 'object',
          properties: {
            title: { type: 'string' },
            shelf: { type: 'string' },
            kind: ref('Kind'),
          },
        },
        Kind: { type: 'string', enum: ['NOVEL', 'POEMS'] },
        Action: {
          oneOf: [
            { type: 'object', properties: { LEND: { type: 'string' } } },
            { type: 'object', properties: { RETURN: { type: 'string' } } },
          ],
        },
      },
    },
  };
}

type Books = ReturnType<typeof buildBooks>;

/** Plans the words of an overlay on the small interface, which `edit` turns into the newer one. */
export function plan(text: OverlayText, edit: (books: Books) => void, changes: Change[] = []) {
  const after = buildBooks();
  edit(after);
  const planned = planWords([text], { before: buildBooks(), after }, changes);
  const changed = planned.texts.get(text.file);
  return { ...planned, text: planned.texts.has(text.file) ? changed : text.text };
}
