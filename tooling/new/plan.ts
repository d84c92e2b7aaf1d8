import { isAbsolute, join } from 'node:path';
import { nameFile } from '../../src/content/files/read-files';
import { type Finding, inFile } from '../../src/problems/problem';
import type { Read } from '../../src/problems/read';
import type { FilePlan } from '../files/plan';

/** The files that a request writes, and what the author should do next. */
export interface Plan extends FilePlan {
  /** What to do next. */
  next: string;
}

/** The answer to a request that cannot be met. `file` is absolute, or below the content root. */
export function refuse(file: string, root: string, finding: Finding): Read<never> {
  const path = isAbsolute(file) ? file : join(root, file);
  return { problems: inFile(nameFile(root, path), [finding]) };
}

export const existingFile: Finding = {
  code: 'new/existing-file',
  found: 'a file with this name',
  expected: 'a name that is free, because nothing is overwritten',
  fix: 'edit that file, or choose another name',
};
