import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkPages } from '../../../src/gatsby/pages/check-pages';

/** The files with mistakes in a project with these modules. */
async function findIn(files: Record<string, string>): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return (await checkPages(root)).map(({ file, found }) => `${file}: ${found}`);
}

test('the pages of the site all have a default export', async () => {
  expect(await checkPages()).toEqual([]);
});

test.each([
  ['a function', 'export default function Page() { return null; }'],
  ['a name', 'const Page = () => <p />;\nexport { Page as default };'],
  ['another module', "export { default } from './Thing';"],
])('a default export may be %s', async (_, text) => {
  expect(await findIn({ 'src/pages/a.tsx': text })).toEqual([]);
});

test.each([
  ['a named export', 'export function Page() { return null; }'],
  ['a comment only', '// export default\nexport const query = 1;'],
  ['nothing', ''],
])('a page with %s is told by its file', async (_, text) => {
  const found = await findIn({ 'src/pages/a.tsx': text, 'src/templates/b.tsx': text });
  expect(found).toEqual([
    'src/pages/a.tsx: a page without a default export',
    'src/templates/b.tsx: a page without a default export',
  ]);
});

test('does not treat components and types beside the templates as pages', async () => {
  const files = { 'src/templates/Shell.tsx': '', 'src/templates/data.d.ts': '' };
  expect(await findIn(files)).toEqual([]);
});

test('leaves a page that cannot be compiled to the bundler', async () => {
  expect(await findIn({ 'src/pages/a.tsx': 'export default <' })).toEqual([]);
});
