import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describeUnknownOperation } from '../../src/content/checks/check-operation-names';
import { listAddresses } from '../../src/content/interface/list-addresses';
import { readVersion } from '../../src/content/read-version';
import type { SiteConfig } from '../../src/content/settings/site-config';
import { hasErrors } from '../../src/problems/problem';
import type { Read } from '../../src/problems/read';
import { findVersionFolder } from '../find-version-folder';
import type { NoteRequest } from './parse-request';
import { existingFile, type Plan, refuse } from './plan';

/** Plans a note on an operation. */
export async function planNote(
  { operation: id, version: name }: NoteRequest,
  site: SiteConfig,
  root: string,
): Promise<Read<Plan>> {
  const target = findVersionFolder(site, root, name);
  if ('finding' in target) return refuse('site.yaml', root, target.finding);
  const { folder, base } = target;
  const { texts, read } = await readVersion(target);
  if (!read.value && hasErrors(read.problems)) return { problems: read.problems };
  const { operations } = read.value ? listAddresses(read.value.document, base) : { operations: [] };
  const operation = operations.find((each) => each.id === id);
  if (!operation) {
    const ids = new Set(operations.map((each) => each.id));
    return refuse(join(folder, 'notes'), root, describeUnknownOperation(id, ids));
  }
  const existing = texts.notes.find((note) => note.operation === id);
  const file = existing?.absolutePath ?? join(folder, 'notes', `${operation.slug}.mdx`);
  if (existing || existsSync(file)) return refuse(file, root, existingFile);
  return {
    value: {
      created: new Map([[file, writeNote(id)]]),
      changed: new Map(),
      next: `write it; \`npm run develop\` shows it at ${operation.route}`,
    },
    problems: [],
  };
}

/** The advice is in a comment, which no reader sees. */
function writeNote(operation: string): string {
  return `---
operation: ${operation}
# Say what the reference cannot: when to call it, what it does step by step, and what to watch out for.
# The note may use the components of guides (WRITING.md).
---

This note is not finished yet.
`;
}
