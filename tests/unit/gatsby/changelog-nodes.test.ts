import { beforeAll, expect, test } from 'vitest';
import type { PlainNode } from '../../../src/gatsby/nodes/plain-node';
import { toNodes } from '../../../src/gatsby/nodes/to-nodes';
import { loadChangelogSite } from '../page-models/changelog/changelog-pages';

let nodes: PlainNode[];
beforeAll(async () => {
  nodes = toNodes((await loadChangelogSite()).pages, '/library');
});

const fieldsOf = (type: string, key: string) =>
  nodes.find((node) => node.type === type && node.key === key)?.fields ?? {};

test('the changelog can be asked for its updates', () => {
  const { entries, kind, isInSidebar, feed } = fieldsOf('Changelog', '2.0');
  expect({ kind, isInSidebar, feed }).toEqual({
    kind: 'changelog',
    isInSidebar: true,
    feed: '/docs/api/changelog.xml',
  });
  expect(entries).toMatchObject([
    {
      date: '2026-11-23',
      release: '0.94.0',
      changeCount: 4,
      breakingCount: 2,
      description: 'Lists moved, see the <a href="/library/docs/">welcome</a>.',
      route: '/docs/api/changelog/#2026-11-23',
      file: 'changelog-site/openapi/changelog/2026-11-23.yaml',
    },
    { route: '/docs/api/changelog/#2026-11-09-2' },
    { route: '/docs/api/changelog/#2026-11-09', breakingCount: 1 },
    { route: '/docs/api/changelog/#2026-10-26' },
  ]);
});

test('each change is a node with its current operations', () => {
  const changes = nodes.filter(({ type }) => type === 'InterfaceChange');
  expect(new Set(changes.map(({ key }) => key)).size).toBe(changes.length);
  expect(changes[0]?.fields).toEqual({
    version: '2.0',
    date: '2026-11-23',
    release: '0.94.0',
    change: 'moved',
    breaking: true,
    file: 'changelog-site/openapi/changelog/2026-11-23.yaml',
    sentence: 'GET /books is now POST /books/list.',
    text: 'Send the words in the body.',
    operations: ['2.0:ListBooks'],
  });
  const pages = changes.find(({ fields }) => fields.aspect === 'type');
  expect(pages?.fields.operations).toEqual(['2.0:ListBooks', '2.0:GetBook', '2.0:CreateLoan']);
});

test('links of the changelog are those that authors wrote', () => {
  const links = nodes.filter(({ type, fields }) => {
    return type === 'Link' && fields.fromRoute === '/docs/api/changelog/';
  });
  expect(links.map(({ fields }) => fields.address)).toEqual(['/docs/', '/docs/']);
});

test('guides lead from old ids and addresses to what there is now', () => {
  const { html } = fieldsOf('Guide', '2.0:index').page as { html: string };
  expect(html).toContain('href="/library/docs/api/list-books/"><span class="verb verb--post">');
  expect(html).toContain('<a href="/library/docs/api/list-books/">the same list</a>');
});
