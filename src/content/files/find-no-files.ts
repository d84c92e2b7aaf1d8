import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../problems/problem';
import { isFile, nameFile, textEndings } from './read-files';

/** Finds folders and symbolic links in the places of files, which cannot be read. */
export async function findNoFiles(root: string): Promise<Problem[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  // Editors leave hidden links beside the files that they have open.
  const suspects = entries
    .filter((entry) => !entry.isFile() && !entry.name.startsWith('.'))
    .filter(({ name }) => textEndings.some((ending) => name.endsWith(ending)))
    .map((entry) => ({ isFolder: entry.isDirectory(), path: join(entry.parentPath, entry.name) }));
  const areFiles = await Promise.all(suspects.map(({ path }) => isFile(path)));
  return suspects
    .filter((_, index) => !areFiles[index])
    .map(({ path, isFolder }) => ({
      severity: 'error',
      code: 'file/no-file',
      file: nameFile(root, path),
      found: isFolder
        ? 'a folder with the name of a file'
        : 'a symbolic link that leads to no file',
      expected: 'a file',
      fix: isFolder ? 'rename the folder, or remove it' : 'correct the link, or remove it',
    }));
}
