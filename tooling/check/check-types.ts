import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typeDefinitions } from '../../src/gatsby/nodes/schema';
import { listFiles } from '../files/list-files';
import { findOldTypes } from './find-old-types';
import type { ToolResult } from './report';

/** Where components find the types of their queries. */
const file = 'src/templates/gatsby-types.d.ts';

/** Finds out whether the types of the queries were written before somebody changed the schema or a query. */
export function checkTypes(): ToolResult {
  const modules = ['src/templates', 'src/pages'].flatMap((folder) =>
    listFiles(folder).map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const documents = modules.flatMap((text) =>
    [...text.matchAll(/graphql`([^`]*)`/g)].map(([, document = '']) => document),
  );
  const old = findOldTypes(typeDefinitions, documents, readFileSync(file, 'utf8'));
  const fix =
    'Start npm run develop, run npm run schemas once it serves pages, and commit the file.';
  return {
    name: 'types of the queries',
    ok: old.length === 0,
    output: old.length === 0 ? '' : `${file}: not as the code is now: ${old.join(', ')}. ${fix}`,
  };
}
