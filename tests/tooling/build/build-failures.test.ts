import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explainFullDisk, explainWriteError } from '../../../tooling/build/build-failures';
import { folderWith } from '../temporary-folder';

const errorOf = (run: () => void) => {
  try {
    run();
  } catch (error) {
    return error;
  }
};

test('names the file that cannot be written, and why', () => {
  const folder = folderWith({ file: '' });
  const inFile = join(folder, 'file', 'page.html');
  expect(explainWriteError(errorOf(() => writeFileSync(inFile, '')))).toBe(
    `Cannot write ${inFile}: a file is in the way of a folder (ENOTDIR).`,
  );
  expect(explainWriteError(errorOf(() => writeFileSync(folder, '')))).toContain('(EISDIR)');
  const full = Object.assign(new Error(), { code: 'ENOSPC', path: 'a', dest: 'public/a' });
  expect(explainWriteError(full)).toBe('Cannot write public/a: the disk is full (ENOSPC).');
});

test('leaves other errors alone', () => {
  expect(explainWriteError(new TypeError('x is undefined'))).toBeUndefined();
  expect(explainWriteError(Object.assign(new Error(), { code: 'ENOENT' }))).toBeUndefined();
});

test('reports a full disk only where there is one', () => {
  expect(explainFullDisk(folderWith({}))).toBeUndefined();
  expect(explainFullDisk(join(folderWith({}), 'missing'))).toBeUndefined();
  // The process file system has no space at all.
  expect(explainFullDisk('/proc')).toContain('The disk of /proc is full: 0.0 MB are left.');
});
