import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { decodeText } from './decode-text';

/** A text file of the content root. */
export interface SourceFile {
  /** Its name in messages: the root's folder and the path within it, `content/guides/setup.mdx`. */
  file: string;
  absolutePath: string;
  text: string;
  /** The encoding that it seems to have, if it isn't in UTF-8; its text is then empty. */
  encoding?: string;
}

/** Returns the name that messages use for a file below the content root. */
export function nameFile(root: string, absolutePath: string): string {
  return [basename(root), ...relative(root, absolutePath).split(sep)].join('/');
}

/** Reads an optional file; returns undefined if it does not exist. */
export async function readOptional(absolutePath: string): Promise<string | undefined> {
  const exists = await stat(absolutePath).catch(() => undefined);
  return exists && decodeText(await readFile(absolutePath)).text;
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
      const decoded = decodeText(await readFile(absolutePath));
      return { file: nameFile(root, absolutePath), absolutePath, ...decoded };
    }),
  );
}
