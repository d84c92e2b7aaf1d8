import { expect, test } from 'vitest';
import { findSameNames } from '../../../src/content/files/find-other-files';

test('reports files that a disk without capital letters takes for the same, once for each', () => {
  const files = ['notes/get-book.mdx', 'notes/Get-Book.mdx', 'notes/get-books.mdx', 'Notes/a.mdx'];
  expect(findSameNames(files)).toMatchObject([
    {
      severity: 'error',
      code: 'file/same-name',
      file: 'notes/Get-Book.mdx',
      found: 'a path that differs from notes/get-book.mdx in capital letters only',
    },
  ]);
  expect(findSameNames([...files, 'NOTES/A.mdx', 'Notes/a.mdx'])).toHaveLength(2);
});
