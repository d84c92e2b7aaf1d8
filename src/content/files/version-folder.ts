import type { Source } from '../../page-models/authored-version';
import type { SourceFile } from './read-files';

/** What a version is read from. */
export interface VersionFolder {
  root: string;
  /** Folder with guides/, notes/, openapi/ and sidebar.yaml. */
  folder: string;
  version: string;
  base: string;
  /** The dates of the last commits, by absolute path. */
  dates: ReadonlyMap<string, string>;
}

/** Says of a page where it was written, and when it was last changed. */
export function toSource(
  { file, absolutePath }: Pick<SourceFile, 'file' | 'absolutePath'>,
  { dates }: VersionFolder,
): Source {
  const updated = dates.get(absolutePath);
  return { file, absolutePath, ...(updated && { updated }) };
}
