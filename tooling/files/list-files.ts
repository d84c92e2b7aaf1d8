import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Lists the files below a folder as paths with slashes, sorted; an empty list if there is no folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
