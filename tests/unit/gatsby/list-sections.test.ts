import { expect, test } from 'vitest';
import type { NavbarItem } from '../../../src/content/settings/site-config';
import { listSections } from '../../../src/gatsby/pages/list-sections';

const sidebarOf = (base: string, version = base) => ({
  version,
  sidebar: {
    version,
    entries: [
      { title: 'Start', route: `${base}/` },
      {
        title: 'Reference',
        section: 'reference' as const,
        items: [
          { title: 'Overview', route: `${base}/api/library/` },
          { title: 'Books', route: `${base}/category/books/` },
        ],
      },
    ],
  },
});
const link = (label: string, to: string, activeUnder?: 'guides' | 'reference'): NavbarItem => ({
  type: 'link',
  side: 'left',
  label,
  to,
  ...(activeUnder && { activeUnder }),
});
const items = [
  link('Learn', '/docs/', 'guides'),
  link('API', '/docs/category/books/', 'reference'),
];
const list = (navbarItems: NavbarItem[], docsLinks = {}, base = '/docs') =>
  listSections(
    { navbar: { hideOnScroll: false, items: navbarItems } },
    [sidebarOf(base, '2')],
    docsLinks,
  );

test('names the sections as the navbar does, and begins them where it leads', () => {
  expect(list(items)).toEqual({
    '2': {
      guides: { title: 'Learn', route: '/docs/' },
      reference: { title: 'API', route: '/docs/category/books/' },
    },
  });
});

test('begins a section of another version where the navbar leads there', () => {
  const docsLinks = { '2': { '/docs/category/books/': '/docs/2/category/books/' } };
  expect(list(items, docsLinks, '/docs/2')['2']?.reference.route).toBe('/docs/2/category/books/');
});

test('begins a section at its first page if the navbar does not name it, or leads elsewhere', () => {
  const first = { title: 'API reference', route: '/docs/api/library/' };
  expect(list([])['2']?.reference).toEqual(first);
  expect(list([link('API', '/docs/', 'reference')])['2']?.reference).toEqual({
    ...first,
    title: 'API',
  });
});

test('leaves out versions with one section', () => {
  const guides = {
    version: '1',
    sidebar: { version: '1', entries: [{ title: 'a', route: '/a/' }] },
  };
  expect(listSections({ navbar: { hideOnScroll: false, items } }, [guides], {})).toEqual({});
});
