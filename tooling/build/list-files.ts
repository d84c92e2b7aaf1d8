import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where a file system keeps what it repaired, at the top of a mount point; only root can read it. */
const lostAndFound = 'lost+found';

/** Lists the files below a folder as paths with slashes, sorted; an empty list if there is no folder. */
export function listFiles(folder: string): string[] {
  return existsSync(folder) ? walk(folder, '').sort() : [];
}

function walk(folder: string, prefix: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return entry.name === lostAndFound ? [] : walk(path, `${prefix}${entry.name}/`);
    }
    const isFile = entry.isFile() || (entry.isSymbolicLink() && sizeOf(path) !== undefined);
    return isFile ? [prefix + entry.name] : [];
  });
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
