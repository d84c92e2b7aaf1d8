import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { type DecodedText, decodeText } from './decode-text';

/** A text file of the content root. */
export interface SourceFile {
  /** Its name in messages: the root's folder and the path within it, `content/guides/setup.mdx`. */
  file: string;
  absolutePath: string;
  text: string;
  /** The encoding that it seems to have, if it isn't in UTF-8; its text is then empty. */
  encoding?: string;
}

/** The endings of the files that authors write as text. */
export const textEndings = ['.mdx', '.yaml', '.yml', '.json', '.svg', '.txt'];

/** Names of files that editors and operating systems leave next to those of authors: backups, locks, thumbnails. */
const leftover = /^\.|~$|^#.*#$|^4913$|^(Thumbs\.db|desktop\.ini)$/i;

/** Returns true for the name of a file that no author wrote. */
export function isLeftover(name: string): boolean {
  return leftover.test(name);
}

/** Returns the name that messages use for a file below the content root. */
export function nameFile(root: string, absolutePath: string): string {
  return [basename(root), ...relative(root, absolutePath).split(sep)].join('/');
}

/** Returns true for a file and for a symbolic link to one. */
export async function isFile(absolutePath: string): Promise<boolean> {
  return stat(absolutePath).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Reads and decodes an optional file; returns undefined if it does not exist. */
export async function decodeOptional(absolutePath: string): Promise<DecodedText | undefined> {
  const found = await stat(absolutePath).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const { mtimeMs, ctimeMs, size, ino } = found;
  const stamp = [mtimeMs, ctimeMs, size, ino].join();
  const known = decodedFiles.get(absolutePath);
  if (known?.stamp === stamp) return known.decoded;
  const decoded = decodeText(await readFile(absolutePath));
  // Another change at the same moment could leave the stamp as it is.
  if (Date.now() - Math.max(mtimeMs, ctimeMs) > stampPrecision) {
    decodedFiles.set(absolutePath, { stamp, decoded });
  }
  return decoded;
}

/** The files that were read, with what shows whether they have changed. */
const decodedFiles = new Map<string, { stamp: string; decoded: DecodedText }>();

/** In milliseconds; file systems that are shared store only seconds. */
const stampPrecision = 2_000;

/** Reads an optional file; returns undefined if it does not exist. */
export async function readOptional(absolutePath: string): Promise<string | undefined> {
  return (await decodeOptional(absolutePath))?.text;
}

/** Reads the files of a folder with the given extensions, in alphabetical order; an empty list if there is no folder. */
export async function readFiles(
  root: string,
  folder: string,
  endings: readonly string[],
): Promise<SourceFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const wanted = entries
    .filter((entry) => !entry.isDirectory() && !isLeftover(entry.name))
    .filter((entry) => endings.some((end) => entry.name.endsWith(end)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files = await Promise.all(
    wanted.map(async (absolutePath) => {
      // A link may lead nowhere, and an editor may be about to replace a file.
      const decoded = await decodeOptional(absolutePath);
      return decoded ? [{ file: nameFile(root, absolutePath), absolutePath, ...decoded }] : [];
    }),
  );
  return files.flat();
}
