import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import { formatProblems } from '../../../src/problems/problem';
import { withInterface, writeContent } from './content-root';

test.each([
  'site.yaml',
  'sidebar.yaml',
  'glossary.yaml',
  'guides/setup.mdx',
  'openapi/library.yaml',
  'openapi/names.yaml',
])('reports a folder named %s, and nothing else about it', async (name) => {
  const root = writeContent(withInterface);
  rmSync(join(root, name), { force: true });
  mkdirSync(join(root, name));
  const { problems } = await loadContent(root);
  expect(formatProblems(problems.filter(({ file }) => file === `content/${name}`))).toBe(
    `error  content/${name}
  found     a folder with the name of a file
  expected  a file
  fix       rename the folder, or remove it`,
  );
});

test('reports a link that leads to no file', async () => {
  const root = writeContent();
  symlinkSync('nowhere.mdx', join(root, 'guides/linked.mdx'));
  const { problems } = await loadContent(root);
  expect(formatProblems(problems)).toBe(`error  content/guides/linked.mdx
  found     a symbolic link that leads to no file
  expected  a file
  fix       correct the link, or remove it`);
});

test('ignores the links of editors', async () => {
  const root = writeContent();
  symlinkSync('me@desk.4711', join(root, 'guides/.#index.mdx'));
  expect((await loadContent(root)).problems).toEqual([]);
});

test('reads a file through a link', async () => {
  const root = writeContent({ 'sidebar.yaml': '- guide: index\n- guide: linked\n' });
  symlinkSync('index.mdx', join(root, 'guides/linked.mdx'));
  const { content, problems } = await loadContent(root);
  expect(problems).toEqual([]);
  expect(content?.versions[0]?.guides.map(({ path }) => path)).toEqual(['index', 'linked']);
});
