import { join, relative, sep } from 'node:path';
import type { DocsVersion } from '../../navigation/versions';
import type { Source } from '../../page-models/authored-version';
import { readFiles, type SourceFile } from './read-files';

/** The folder that a version is read from. */
export interface VersionFolder {
  /** The content root, which is the folder of the current version. */
  root: string;
  /** The folder of everything that the version has; it reads nothing outside it. */
  folder: string;
  version: string;
  base: string;
  /** All versions of the docs, which its links may name. */
  versions: readonly DocsVersion[];
  /** The dates of the last commits, by absolute path. */
  dates: ReadonlyMap<string, string>;
}

/** Returns the file of a page, and the date of its last change. */
export function toSource(
  { file, absolutePath }: Pick<SourceFile, 'file' | 'absolutePath'>,
  { dates }: VersionFolder,
): Source {
  const updated = dates.get(absolutePath);
  return { file, absolutePath, updated };
}

/** A file of a version. */
export interface VersionFile extends SourceFile {
  /** Its path below the part of the version that was read: `clients/setup.mdx`. */
  path: string;
}

/** Reads the files of a version below `part`, such as `guides`, with the given extensions, in the order of their paths. */
export async function readVersionFiles(
  { root, folder }: Pick<VersionFolder, 'root' | 'folder'>,
  part: string,
  endings: readonly string[],
): Promise<VersionFile[]> {
  const files = await readFiles(root, join(folder, part), endings);
  return files
    .map((file) => {
      const path = relative(join(folder, part), file.absolutePath).split(sep).join('/');
      return { ...file, path };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
