import { isCurrentBase } from '../../navigation/versions';
import type { Source } from '../../page-models/authored-version';
import type { SourceFile } from './read-files';

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
