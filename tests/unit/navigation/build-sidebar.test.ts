import { expect, test } from 'vitest';
import { buildSidebar } from '../../../src/navigation/build-sidebar';
import type { SidebarConfigEntry } from '../../../src/navigation/sidebar-config';
import { buildApi } from '../../../src/openapi/build/build-api';
import { buildDocument } from '../build-document';

const api = buildApi(
  buildDocument({
    '/books': {
      get: { operationId: 'ListBooks', tags: ['Books'] },
      delete: { operationId: 'BurnBooks', tags: ['Books'], deprecated: true },
    },
  }),
);
const guide = (path: string, label: string) => ({
  path,
  route: `/docs/${path}/`,
  label,
});
const sources = {
  base: '/docs',
  guides: [guide('fees', 'Fees'), guide('loans/desk', 'Desk')],
  unreadable: new Set(['loans/broken']),
  api,
};
const build = (...config: SidebarConfigEntry[]) => buildSidebar(config, sources);

test('shows a guide by its label', () => {
  expect(build({ guide: 'loans/desk' }).entries).toEqual([
    { title: 'Desk', route: '/docs/loans/desk/' },
  ]);
});

test('shows the areas of the API with their operations', () => {
  expect(build({ api: 'overview' }, { api: 'areas' }).entries).toEqual([
    { title: 'API basics', route: '/docs/api/library/', section: 'reference' },
    {
      title: 'Books',
      route: '/docs/category/books/',
      section: 'reference',
      items: [
        { title: 'List books', route: '/docs/api/list-books/', method: 'GET' },
        {
          title: 'Burn books',
          route: '/docs/api/burn-books/',
          method: 'DELETE',
          deprecated: true,
        },
      ],
    },
  ]);
});

test('shows the changelog after the overview if it has entries', () => {
  const { entries } = buildSidebar([{ api: 'overview' }, { guide: 'fees' }], {
    ...sources,
    hasChangelog: true,
  });
  expect(entries.map(({ route }) => route)).toEqual([
    '/docs/api/library/',
    '/docs/api/changelog/',
    '/docs/fees/',
  ]);
});

test('shows the tour after the overview if there is a story', () => {
  const { entries } = buildSidebar([{ api: 'overview' }], {
    ...sources,
    hasStory: true,
    hasChangelog: true,
  });
  expect(entries.map(({ title, route }) => [title, route])).toEqual([
    ['API basics', '/docs/api/library/'],
    ['Tour', '/docs/api/tour/'],
    ['Changelog', '/docs/api/changelog/'],
  ]);
});

test('creates a page for a branch with a category, which lists its entries', () => {
  const { entries, categories } = build({
    label: 'Loans',
    category: 'loans',
    description: 'How to borrow.',
    items: [{ guide: 'fees' }, { label: 'More', items: [{ guide: 'loans/desk' }] }],
  });
  expect(entries[0]).toMatchObject({ title: 'Loans', route: '/docs/category/loans/' });
  expect(categories).toEqual([
    {
      slug: 'loans',
      route: '/docs/category/loans/',
      title: 'Loans',
      description: 'How to borrow.',
      kind: 'guides',
      pages: [
        { title: 'Fees', route: '/docs/fees/' },
        { title: 'Desk', route: '/docs/loans/desk/' },
      ],
    },
  ]);
});

test('counts the pages of the entries of a category that are branches', () => {
  const { categories } = build({
    label: 'All',
    category: 'all',
    items: [
      { label: 'Loans', category: 'loans', items: [{ guide: 'fees' }, { guide: 'loans/desk' }] },
      { label: 'Mixed', category: 'mixed', items: [{ api: 'overview' }, { api: 'areas' }] },
    ],
  });
  const all = categories.find(({ slug }) => slug === 'all');
  expect(all?.pages.map(({ title, size }) => [title, size])).toEqual([
    ['Loans', '2 guides'],
    ['Mixed', '3 pages'],
  ]);
});

test('creates no page for a branch without a category', () => {
  const { entries, categories } = build({ label: 'Loans', items: [{ guide: 'fees' }] });
  expect(entries[0]).toHaveProperty('route', undefined);
  expect(categories).toEqual([]);
});

test('finds the branch that contains the reference', () => {
  const { categories, entries } = build({
    label: 'Reference',
    category: 'reference',
    group: true,
    items: [{ api: 'areas' }],
  });
  expect(categories[0]).toMatchObject({
    kind: 'reference',
    pages: [{ title: 'Books', route: '/docs/category/books/', size: '2 operations' }],
  });
  expect(entries[0]).toMatchObject({ group: true, section: 'reference' });
});

test('suggests the guide that an entry probably refers to', () => {
  const { entries, findings } = build({ guide: 'fee' });
  expect(entries).toEqual([]);
  expect(findings[0]).toMatchObject({ near: 'guide: fee', fix: 'did you mean guide: fees?' });
});

test('does not report a guide that exists but could not be read', () => {
  const { findings } = build({ label: 'Loans', items: [{ guide: 'loans/broken' }] });
  expect(findings).toEqual([]);
});

test('rejects an empty branch, and an API entry if there is no API', () => {
  const nothing = { ...sources, api: undefined, unreadable: new Set<string>() };
  const { findings } = buildSidebar([{ label: 'API', items: [{ api: 'areas' }] }], nothing);
  expect(findings.map(({ near }) => near)).toContain('api: areas');
});
