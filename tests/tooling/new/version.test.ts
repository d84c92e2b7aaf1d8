import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import { guide, smallest, withInterface, writeContent } from '../../unit/content/content-root';
import { findProblems, run, sidebar, site } from './small-content';

const files = {
  ...site,
  ...withInterface,
  'figures/shelf.svg': '<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"/>\n',
  'notes/list-books.mdx': '---\noperation: ListBooks\n---\n\nA [note](/docs/).\n',
  'sidebar.yaml': `# yaml-language-server: $schema=../schemas/sidebar.json\n${sidebar}`,
};

test('a new version begins unreleased as a copy of the current one, without a problem', async () => {
  const changelog = 'date: 2026-11-23\ntext: See the [fees](/docs/fees/).\nchanges: []\n';
  const root = writeContent({
    ...files,
    'openapi/changelog/2026-11-23.yaml': changelog,
    'words.txt': '',
    'synonyms.yaml': '[]\n',
    'notes.txt': 'of nobody',
  });
  const { code, output, files: after } = await run(root, 'version', '2.0');
  expect(output).toContain('/docs/2.0/');
  expect(output).toContain('is a whole copy');
  expect(code).toBe(0);
  const copied = Object.keys(after).filter((path) => path.startsWith('versions/2.0/'));
  expect(copied.sort()).toEqual(
    [
      'figures/shelf.svg',
      'guides/fees.mdx',
      'guides/index.mdx',
      'guides/lending/first-loan.mdx',
      'guides/lending/returns.mdx',
      'notes/list-books.mdx',
      'openapi/changelog/2026-11-23.yaml',
      'openapi/library.yaml',
      'sidebar.yaml',
    ].map((path) => `versions/2.0/${path}`),
  );
  expect(after['versions/2.0/openapi/changelog/2026-11-23.yaml']).toBe(changelog);
  expect(after['versions/2.0/sidebar.yaml']).toContain('$schema=../../../schemas/sidebar.json\n');
  expect(after['site.yaml']).toContain(
    'versions: [{ name: "2.0", status: unreleased }, { name: "1.0", status: current }]\n',
  );
});

test('links of a copy lead to its own pages', async () => {
  const root = writeContent(files);
  await run(root, 'version', '2.0');
  rmSync(join(root, 'versions/2.0/guides/fees.mdx'));
  const sidebar = join(root, 'versions/2.0/sidebar.yaml');
  writeFileSync(sidebar, readFileSync(sidebar, 'utf8').replace(/- label: More\n.*\n/, ''));
  expect(await findProblems(root)).toEqual([
    'content/versions/2.0/guides/lending/first-loan.mdx a link to /docs/2.0/fees/, which is not a page',
  ]);
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

test('the next version lists what names the one before', async () => {
  const announcement = 'announcement: { id: a, text: Release 1.0 is out. }\n';
  const root = writeContent({
    ...files,
    'site.yaml': `${smallest['site.yaml']}${announcement}`,
    'guides/fees.mdx': guide('Install v1.0.2, not 11.0 or 1.00; see [old](/docs/1.0/).'),
  });
  const { output, files: after } = await run(root, 'version', '1.0', '--next', '2.0');
  expect(output).toContain('review.yaml lists 2 lines with the old number');
  expect(after['review.yaml']).toContain('file: site.yaml\n  words: Release 1.0 is out.\n');
  expect(after['review.yaml']).toContain('words: Install v1.0.2, not 11.0 or 1.00;');
});
