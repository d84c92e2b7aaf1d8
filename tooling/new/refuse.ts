import { isAbsolute, join } from 'node:path';
import { nameFile } from '../../src/content/files/read-files';
import { suggestCopy } from '../../src/content/sharing/lack';
import { type Finding, inFile } from '../../src/problems/problem';
import type { Read } from '../../src/problems/read';

/** The answer to a request that cannot be met. `file` is absolute, or below the content root. */
export function refuse(file: string, root: string, finding: Finding): Read<never> {
  const path = isAbsolute(file) ? file : join(root, file);
  return { problems: inFile(nameFile(root, path), [finding]) };
}

/** Refuses to create a file that a version shares. `file` is its name in messages. */
export function refuseShared(file: string, version: string): Read<never> {
  return {
    problems: [
      {
        severity: 'error',
        code: 'new/shared-file',
        file,
        found: `a file with this name, which ${version} can share with the current version`,
        expected: 'a name that is free, because nothing is overwritten',
        fix: `edit that file for both versions, or ${suggestCopy(file, version)}`,
      },
    ],
  };
}

export const existingFile: Finding = {
  code: 'new/existing-file',
  found: 'a file with this name',
  expected: 'a name that is free, because nothing is overwritten',
  fix: 'edit that file, or choose another name',
};
