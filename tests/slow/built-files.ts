import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all files below a folder. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Hashes of all files below a folder, by relative path, so that two builds can be compared. */
export function hashFiles(
  folder: string,
  normalise: (text: Buffer) => Buffer | string = (text) => text,
): Record<string, string> {
  const files = listFiles(folder)
    .map((file) => file.slice(folder.length + 1))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(normalise(readFileSync(join(folder, file))))
        .digest('hex'),
    ]),
  );
}

/** Names of the files that only one of two builds has, or that differ. */
export function listDifferences(
  first: Record<string, string>,
  second: Record<string, string>,
): string[] {
  const files = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...files].filter((file) => first[file] !== second[file]).sort();
}
