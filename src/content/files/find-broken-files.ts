import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../problems/problem';
import { type Conflict, findConflicts } from './conflict-markers';
import { describeEncoding } from './decode-text';
import { isFile, nameFile, readFiles, type SourceFile, textEndings } from './read-files';

/** Finds what cannot be read below the content root, whatever is in it, and merge conflicts that were left there. */
export async function findBrokenFiles(root: string): Promise<Problem[]> {
  const files = await readFiles(root, root, textEndings);
  return [
    ...(await findNoFiles(root)),
    ...files.flatMap(findLeftConflicts),
    ...files.flatMap(({ file, encoding }) => (encoding ? [describeEncoding(file, encoding)] : [])),
  ];
}

/** Finds folders and symbolic links in the places of files, which cannot be read. */
async function findNoFiles(root: string): Promise<Problem[]> {
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

/** Finds merge conflicts that were left in a file, one problem each. */
function findLeftConflicts({ file, text }: SourceFile): Problem[] {
  // Only in Markdown is `=======` more than a marker.
  return findConflicts(text, !file.endsWith('.mdx')).map((conflict) => ({
    severity: 'error',
    code: 'file/merge-conflict',
    file,
    line: conflict.line,
    found: describe(conflict),
    expected: 'text without the markers of version control',
    fix: 'keep what is right on either side, and remove the lines of the markers',
  }));
}

function describe({ line, lastLine, first, last }: Conflict): string {
  return line === lastLine
    ? `the marker of a merge conflict: ${first}`
    : `a merge conflict up to line ${lastLine}: ${first} … ${last}`;
}
