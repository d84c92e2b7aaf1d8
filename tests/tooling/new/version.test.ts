import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import { guide, withInterface, writeContent } from '../../unit/content/content-root';
import { findProblems, readAll, run, sidebar, site } from './small-content';

const files = {
  ...site,
  ...withInterface,
  'figures/shelf.svg': '<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"/>\n',
  'notes/list-books.mdx': '---\noperation: ListBooks\n---\n\nA [note](/docs/).\n',
  'sidebar.yaml': `# yaml-language-server: $schema=../schemas/sidebar.json\n${sidebar}`,
};

test('a new version begins as a copy of the current one, unreleased, without a problem', async () => {
  const root = writeContent(files);
  const { code, output, files: after } = await run(root, 'version', '2.0');
  expect(output).toContain('/docs/2.0/');
  expect(code).toBe(0);
  const copied = Object.keys(after).filter((path) => path.startsWith('versions/2.0/'));
  const own = Object.keys(readAll(root)).filter((path) => !/^versions|^site\.yaml/.test(path));
  expect(copied.map((path) => path.replace('versions/2.0/', '')).sort()).toEqual(own.sort());
  expect(after['site.yaml']).toContain(
    'versions: [{ name: "2.0", status: unreleased }, { name: "1.0", status: current }]\n',
  );
  expect(await findProblems(root)).toEqual([]);
});

test('a new version keeps its links to itself, and its files known to editors', async () => {
  const { files: after } = await run(writeContent(files), 'version', '2.0');
  expect(after['versions/2.0/guides/lending/first-loan.mdx']).toContain('(/docs/2.0/fees/)');
  expect(after['versions/2.0/notes/list-books.mdx']).toContain('(/docs/2.0/)');
  expect(after['versions/2.0/sidebar.yaml']).toContain('$schema=../../../schemas/sidebar.json\n');
  expect(after['guides/lending/first-loan.mdx']).toBe(files['guides/lending/first-loan.mdx']);
});

test('a new version leaves links to a third version alone', async () => {
  const root = writeContent(files);
  await run(root, 'version', '2.0');
  writeFileSync(join(root, 'guides/fees.mdx'), guide('See [2.0](/docs/2.0/fees/).'));
  const { code, files: after } = await run(root, 'version', '3.0');
  expect(code).toBe(0);
  expect(after['versions/3.0/guides/fees.mdx']).toContain('(/docs/2.0/fees/)');
});

test('the current version is kept as an old one when the content root goes on as the next', async () => {
  const list = 'versions:\n  # Newest first.\n  - name: "1.0" # now\n    status: current\n';
  const root = writeContent(files);
  const settings = join(root, 'site.yaml');
  const text = readFileSync(settings, 'utf8').replace(/versions: .*\n/, list);
  writeFileSync(settings, text);
  const { code, files: after } = await run(root, 'version', '1.0', '--next', '1.10');
  expect(code).toBe(0);
  expect(after['site.yaml']).toBe(
    text.replace(
      list,
      'versions:\n  # Newest first.\n  - name: "1.10" # now\n    status: current\n  - name: "1.0" # now\n    status: old\n',
    ),
  );
  const { content, problems } = await loadContent(root);
  expect(problems).toEqual([]);
  expect(content?.site.versions).toEqual([
    { name: '1.10', status: 'current' },
    { name: '1.0', status: 'old' },
  ]);
});
