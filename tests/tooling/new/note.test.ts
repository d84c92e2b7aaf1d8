import { expect, test } from 'vitest';
import { withInterface, writeContent } from '../../unit/content/content-root';
import { findProblems, run } from './small-content';

test('a new note is on its operation, without a problem', async () => {
  const root = writeContent(withInterface);
  const { code, output, files } = await run(root, 'note', 'ListBooks');
  expect(output).toContain('/docs/api/list-books/');
  expect(code).toBe(0);
  expect(files['notes/list-books.mdx']).toMatch(/^---\noperation: ListBooks\n/);
  expect(await findProblems(root)).toEqual([]);
});

test('suggests the nearest name of an operation', async () => {
  const { code, output } = await run(writeContent(withInterface), 'note', 'listBook');
  expect(output).toContain('did you mean ListBooks?');
  expect(code).toBe(1);
});

test('a new note is refused beside another note on the operation, which is named', async () => {
  const note = { 'notes/books.mdx': '---\noperation: ListBooks\n---\n\nA note.\n' };
  const root = writeContent({ ...withInterface, ...note });
  const { code, output } = await run(root, 'note', 'ListBooks');
  expect(output).toContain('content/notes/books.mdx');
  expect(code).toBe(1);
});
