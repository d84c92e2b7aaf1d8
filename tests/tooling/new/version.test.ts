import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import { freezeVersion } from '../../../tooling/new/freeze-version';
import { guide, smallest, withInterface, writeContent } from '../../unit/content/content-root';
import { findProblems, run, sidebar, site } from './small-content';

const files = {
  ...site,
  ...withInterface,
  'figures/shelf.svg': '<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"/>\n',
  'notes/list-books.mdx': '---\noperation: ListBooks\n---\n\nA [note](/docs/).\n',
  'sidebar.yaml': `# yaml-language-server: $schema=../schemas/sidebar.json\n${sidebar}`,
};

test('a new version begins unreleased and shares every text, without a problem', async () => {
  const root = writeContent(files);
  const { code, output, files: after } = await run(root, 'version', '2.0');
  expect(output).toContain('/docs/2.0/');
  expect(code).toBe(0);
  const own = Object.keys(after).filter((path) => path.startsWith('versions/'));
  expect(own.sort()).toEqual(['versions/2.0/openapi/library.yaml', 'versions/2.0/sidebar.yaml']);
  expect(after['site.yaml']).toContain(
    'versions: [{ name: "2.0", status: unreleased }, { name: "1.0", status: current }]\n',
  );
  expect(await findProblems(root)).toEqual([]);
});

test('a new version has what belongs to its interface for itself', async () => {
  const own = {
    'openapi/names.yaml': 'areas: []\n',
    'openapi/changelog/2026-11-23.yaml': 'text: See the [fees](/docs/fees/).\n',
  };
  const root = writeContent({ ...files, ...own, 'openapi/aliases.yaml': '[]\n' });
  const after = await freezeVersion(root, '2.0', []);
  expect([...after.keys()].map((path) => relative(root, path)).sort()).toEqual([
    'versions/2.0/openapi/changelog/2026-11-23.yaml',
    'versions/2.0/openapi/library.yaml',
    'versions/2.0/openapi/names.yaml',
    'versions/2.0/sidebar.yaml',
  ]);
  const changelog = after.get(join(root, 'versions/2.0/openapi/changelog/2026-11-23.yaml'));
  expect(changelog).toBe('text: See the [fees](/docs/2.0/fees/).\n');
});

test('a new version has a guide that no sidebar lists for itself, with its links', async () => {
  const root = writeContent({ ...files, 'guides/hidden.mdx': guide('See [fees](/docs/fees/).') });
  const { code, files: after } = await run(root, 'version', '2.0');
  expect(code).toBe(0);
  expect(after['versions/2.0/guides/hidden.mdx']).toContain('(/docs/2.0/fees/)');
  expect(after['versions/2.0/sidebar.yaml']).toContain('$schema=../../../schemas/sidebar.json\n');
});

test('a new version leaves links to a third version alone', async () => {
  const root = writeContent(files);
  await run(root, 'version', '2.0');
  writeFileSync(join(root, 'guides/hidden.mdx'), guide('See [2.0](/docs/2.0/fees/).'));
  const { code, files: after } = await run(root, 'version', '3.0');
  expect(code).toBe(0);
  expect(after['versions/3.0/guides/hidden.mdx']).toContain('(/docs/2.0/fees/)');
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
