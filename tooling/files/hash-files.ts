import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLeftover } from '../../src/content/files/read-files';
import { listFiles } from './list-files';

/** Hashes the names and contents of files. */
export function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Hashes the files of a folder, except those that editors leave there. */
export function hashFolder(folder: string): string {
  const written = listFiles(folder).filter((path) => !isLeftover(basename(path)));
  return hashFiles(written.map((path) => join(folder, path)));
}
