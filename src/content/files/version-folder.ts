import type { Source } from '../../page-models/authored-version';
import type { SourceFile } from './read-files';

/** The folder that a version is read from. */
export interface VersionFolder {
  root: string;
  /** Folder with guides/, notes/, openapi/ and sidebar.yaml. */
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
