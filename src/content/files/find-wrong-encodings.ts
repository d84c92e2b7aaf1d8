import type { Problem } from '../../problems/problem';
import { readFiles, textEndings } from './read-files';

/** Finds files of the content root that are not in UTF-8. */
export async function findWrongEncodings(root: string): Promise<Problem[]> {
  const files = await readFiles(root, root, textEndings);
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
