import type { Problem } from '../../problems/problem';
import { readFiles } from './read-files';

/** The files that authors write as text. */
const endings = ['.mdx', '.yaml', '.yml', '.json', '.svg', '.txt'];

/** Finds files of the content root that are not in UTF-8. */
export async function findWrongEncodings(root: string): Promise<Problem[]> {
  const files = await readFiles(root, root, endings);
  return files.flatMap(({ file, encoding }) =>
    encoding ? [describeEncoding(file, encoding)] : [],
  );
}

/** A file that cannot be read because of its encoding. */
export function describeEncoding(file: string, encoding: string): Problem {
  return {
    severity: 'error',
    code: 'file/encoding',
    file,
    line: 1,
    found: `text in ${encoding}`,
    expected: 'text in UTF-8',
    fix: 'save the file in UTF-8; editors offer it as the encoding',
  };
}
