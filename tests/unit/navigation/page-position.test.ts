import { expect, test } from 'vitest';
import type { SidebarEntry } from '../../../src/navigation/model';
import {
  createPageLocator,
  flattenSidebar,
  listTrails,
} from '../../../src/navigation/page-position';

const home = { title: 'Guides', route: '/docs/' };
const entries: SidebarEntry[] = [
  { title: 'Introduction', route: '/docs/' },
  { title: 'Concepts', items: [{ title: 'Loans', route: '/docs/loans/' }] },
  {
    title: 'Clients',
    route: '/docs/category/clients/',
    items: [{ title: 'Java', route: '/docs/java/' }],
  },
  {
    title: 'Reference',
    route: '/docs/category/reference/',
    group: true,
    items: [
      {
        title: 'Books',
        route: '/docs/category/books/',
        items: [{ title: 'List books', route: '/docs/api/list-books/', method: 'GET' }],
      },
    ],
  },
];
const locatePage = createPageLocator(entries, home);
const place = (route: string, title: string) => locatePage({ route, title }).position;

test('reads the tree in order, branches before their entries', () => {
  expect(flattenSidebar(entries).map(({ route }) => route)).toEqual([
    '/docs/',
    '/docs/loans/',
    '/docs/category/clients/',
    '/docs/java/',
    '/docs/category/reference/',
    '/docs/category/books/',
    '/docs/api/list-books/',
  ]);
});

test('lists a page only once if it is in the tree twice', () => {
  const twice = [entries[0], { title: 'Again', items: [entries[0]] }] as SidebarEntry[];
  expect(flattenSidebar(twice)).toEqual([{ title: 'Introduction', route: '/docs/' }]);
});

test('links each page to the previous and next one, across branches', () => {
  expect(place('/docs/java/', 'Java')).toMatchObject({
    previous: { title: 'Clients', route: '/docs/category/clients/' },
    next: { title: 'Reference', route: '/docs/category/reference/' },
  });
});

test('has no link before the first and after the last page', () => {
  expect(place('/docs/', 'Introduction')).toHaveProperty('previous', undefined);
  expect(place('/docs/api/list-books/', 'List books')).toHaveProperty('next', undefined);
});

test('has no links for a page outside the tree', () => {
  expect(place('/docs/hidden/', 'Hidden')).toEqual({
    breadcrumbs: [home, { title: 'Hidden' }],
  });
});

test('puts the docs home and the branches above a guide, and the page itself without a link', () => {
  expect(place('/docs/java/', 'Java client').breadcrumbs).toEqual([
    home,
    { title: 'Clients', route: '/docs/category/clients/' },
    { title: 'Java client' },
  ]);
});

test('links a branch without a page of its own to the first page in it', () => {
  expect(place('/docs/loans/', 'Loans').breadcrumbs[1]).toEqual({
    title: 'Concepts',
    route: '/docs/loans/',
  });
});

test('starts a page of the reference at its branch', () => {
  expect(
    place('/docs/api/list-books/', 'List books').breadcrumbs.map(({ title }) => title),
  ).toEqual(['Reference', 'Books', 'List books']);
});

test('puts nothing above the docs home', () => {
  expect(place('/docs/', 'Introduction').breadcrumbs).toEqual([]);
});

test('finds the path to a page, and none to an unlisted page', () => {
  const titles = (route: string) =>
    (listTrails(entries).get(route) ?? []).map(({ title }) => title);
  expect(titles('/docs/api/list-books/')).toEqual(['Reference', 'Books', 'List books']);
  expect(titles('/docs/nowhere/')).toEqual([]);
});
