import type { Note } from '../../page-models/authored-version';
import type { Problem } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { noteSchema } from '../settings/frontmatter';
import type { SourceFile } from './read-files';
import { readMdx } from './read-mdx';
import { toSource, type VersionFolder } from './version-folder';

/** Reads a note on an operation. */
export function readNote(file: SourceFile, version: VersionFolder): Read<Note> {
  const { value: mdx, problems } = readMdx(file, noteSchema);
  if (!mdx) return { problems };
  const isEmpty = mdx.body.trim() === '';
  return {
    value: { ...toSource(file, version), ...mdx.frontmatter, prose: mdx.prose },
    problems: isEmpty ? [...problems, describeEmpty(file.file)] : problems,
  };
}

function describeEmpty(file: string): Problem {
  return {
    severity: 'error',
    code: 'note/empty',
    file,
    found: 'a note without text',
    expected: 'text about its operation after the settings',
    fix: 'add the text, or remove the file',
  };
}
