import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Lists the files below a folder as paths with slashes, sorted; an empty list if there is no folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .filter(
      ({ entry, path }) => entry.isFile() || (entry.isSymbolicLink() && sizeOf(path) !== undefined),
    )
    .map(({ path }) => relative(folder, path).split(sep).join('/'))
    .sort();
}

/** Returns the size of a file; undefined if the path does not lead to one. */
export function sizeOf(path: string): number | undefined {
  const stats = existsSync(path) ? statSync(path) : undefined;
  return stats?.isFile() ? stats.size : undefined;
}

/** Returns whether both paths lead to files with the same content. */
export function haveSameContent(first: string, second: string): boolean {
  const size = sizeOf(first);
  if (size === undefined || size !== sizeOf(second)) return false;
  return readFileSync(first).equals(readFileSync(second));
}
