import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';

/** A text file of the content root. */
export interface SourceFile {
  /** Its name in messages: the root's folder and the path within it, `content/guides/setup.mdx`. */
  file: string;
  absolutePath: string;
  text: string;
}

/** Returns the name that messages use for a file below the content root. */
export function nameFile(root: string, absolutePath: string): string {
  return [basename(root), ...relative(root, absolutePath).split(sep)].join('/');
}

/** Reads an optional file; returns undefined if it does not exist. */
export async function readOptional(absolutePath: string): Promise<string | undefined> {
  const exists = await stat(absolutePath).catch(() => undefined);
  return exists && readFile(absolutePath, 'utf8');
}

/** Reads the files of a folder with the given extensions, in alphabetical order; an empty list if there is no folder. */
export async function readFiles(
  root: string,
  folder: string,
  endings: readonly string[],
  recursive = true,
): Promise<SourceFile[]> {
  const entries = await readdir(folder, { recursive, withFileTypes: true }).catch(() => []);
  const wanted = entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    wanted.map(async (absolutePath) => {
      const text = await readFile(absolutePath, 'utf8');
      return { file: nameFile(root, absolutePath), absolutePath, text };
    }),
  );
}
