import { access } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isCurrentBase } from '../../navigation/versions';
import type { Source } from '../../page-models/authored-version';
import { readFiles, type SourceFile } from './read-files';

/** The folder that a version is read from. */
export interface VersionFolder {
  /** The content root, which is the folder of the current version. */
  root: string;
  /** The folder of what the version does not share with the current one. */
  folder: string;
  version: string;
  base: string;
  /** The dates of the last commits, by absolute path. */
  dates: ReadonlyMap<string, string>;
}

/** Returns the file of a page, and the date of its last change. */
export function toSource(
  { file, absolutePath }: Pick<SourceFile, 'file' | 'absolutePath'>,
  { dates }: VersionFolder,
): Source {
  const updated = dates.get(absolutePath);
  return { file, absolutePath, ...(updated && { updated }) };
}

/** Whether a version has a file only because the current version has it. `file` is its name in messages. */
export function isShared(
  { base, version }: Pick<VersionFolder, 'base' | 'version'>,
  file: string,
): boolean {
  const [, folder, name] = file.split('/');
  return !isCurrentBase(base) && !(folder === 'versions' && name === version);
}

/** A file that a version has, its own or a shared one. */
export interface VersionFile extends SourceFile {
  /** Its path below the part of the version that was read: `clients/setup.mdx`. */
  path: string;
  /** Whether the current version has no file at this path. */
  isAdded: boolean;
}

/**
 * Reads the files of a version below `part`, such as `guides`, with the given extensions, in the order
 * of their paths: its own and, if the versions share them, those of the current version where it has none.
 */
export async function readVersionFiles(
  { root, folder }: Pick<VersionFolder, 'root' | 'folder'>,
  part: string,
  endings: readonly string[],
  withShared = true,
): Promise<VersionFile[]> {
  const read = async (each: string) => {
    const files = await readFiles(root, join(each, part), endings);
    return files.map((file) => {
      const path = relative(join(each, part), file.absolutePath).split(sep).join('/');
      return [path, { ...file, path }] as const;
    });
  };
  const current = new Map(folder === root || withShared ? await read(root) : []);
  const own = folder === root ? [] : await read(folder);
  return [...new Map([...current, ...own]).values()]
    .map((file) => ({ ...file, isAdded: !current.has(file.path) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Finds an optional file of a version: its own if it has one, or else the shared one. */
export async function findVersionFile(
  { root, folder }: Pick<VersionFolder, 'root' | 'folder'>,
  path: string,
): Promise<string> {
  const own = join(folder, path);
  return access(own).then(
    () => own,
    () => join(root, path),
  );
}
