import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { VersionFolder } from '../../src/content/files/version-folder';
import type { Sharing } from '../../src/content/sharing/move-link';
import type { FilePlan } from '../files/plan';
import { settleOwnCopy } from '../versions/settle-own-copy';
import { operationOf } from './note-operation';

/**
 * Gives other versions their own copy of the notes that they share and that an update removes, or puts
 * on the new name of an operation. Returns the texts by absolute path.
 */
export async function keepNotes(
  root: string,
  versions: readonly VersionFolder[],
  shares: readonly Sharing[],
  { changed, removed }: Pick<Required<FilePlan>, 'changed' | 'removed'>,
): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  const leaving = new Map<string, string>();
  for (const path of [...removed, ...changed.keys()]) {
    if (!path.startsWith(join(root, 'notes', sep))) continue;
    const text = await readFile(path, 'utf8');
    if (operationOf(text) !== operationOf(changed.get(path) ?? '')) leaving.set(path, text);
  }
  for (const sharing of shares) {
    const { version, notes } = sharing.version;
    const folder = versions.find((each) => each.version === version)?.folder;
    for (const { absolutePath } of notes) {
      const text = leaving.get(absolutePath);
      if (folder === undefined || text === undefined) continue;
      const path = relative(root, absolutePath);
      const name = path.split(sep).join('/');
      kept.set(join(folder, path), settleOwnCopy(text, name, sharing));
    }
  }
  return kept;
}
