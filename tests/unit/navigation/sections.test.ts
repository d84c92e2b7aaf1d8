import { expect, test } from 'vitest';
import type { SidebarEntry } from '../../../src/navigation/model';
import { createPageLocator } from '../../../src/navigation/page-position';
import {
  findSection,
  findUnfolded,
  hasSections,
  showSection,
} from '../../../src/navigation/sections';

const start: SidebarEntry = { title: 'Start', route: '/docs/' };
const issues: SidebarEntry = { title: 'Known issues', route: '/docs/issues/' };
const books: SidebarEntry = {
  title: 'Books',
  route: '/docs/category/books/',
  items: [{ title: 'List books', route: '/docs/api/list-books/', method: 'GET' }],
};
const overview: SidebarEntry = { title: 'API basics', route: '/docs/api/library/' };
const reference: SidebarEntry = {
  title: 'Reference',
  route: '/docs/category/reference/',
  section: 'reference',
  items: [overview, books],
};
const entries = [start, reference, issues];

test('shows the guides without the reference, in their order', () => {
  expect(showSection(entries, 'guides')).toEqual([start, issues]);
});

test('shows a section that is one branch unfolded, beginning with the page of the branch', () => {
  expect(showSection(entries, 'reference')).toEqual([
    { title: 'Reference', route: '/docs/category/reference/' },
    overview,
    books,
  ]);
  const { route: _, ...unlisted } = reference;
  expect(showSection([start, unlisted], 'reference')).toEqual([overview, books]);
});

test('finds the branch that a section shows unfolded', () => {
  expect(findUnfolded(entries, 'reference')).toBe(reference);
  expect(findUnfolded(entries, 'guides')).toBeUndefined();
  expect(findUnfolded([reference], 'reference')).toBeUndefined();
});

test('shows a section of several entries as it is', () => {
  const apart: SidebarEntry[] = [
    { ...overview, section: 'reference' },
    { ...books, section: 'reference' },
  ];
  expect(showSection([start, ...apart], 'reference')).toEqual(apart);
});

test('shows everything if there is only one section', () => {
  for (const section of ['guides', 'reference'] as const) {
    expect(showSection([start, issues], section)).toEqual([start, issues]);
    expect(showSection([reference], section)).toEqual([reference]);
  }
  expect(hasSections([start])).toBe(false);
  expect(hasSections([])).toBe(false);
  expect(hasSections(entries)).toBe(true);
});

test('finds the section of a page, however deep it is, and none of an unlisted one', () => {
  expect(findSection(entries, '/docs/issues/')).toBe('guides');
  expect(findSection(entries, '/docs/category/reference/')).toBe('reference');
  expect(findSection(entries, '/docs/api/list-books/')).toBe('reference');
  expect(findSection(entries, '/docs/hidden/')).toBeUndefined();
});

test('the previous and next page are those of the tree that is shown', () => {
  const locate = createPageLocator(entries, { title: 'Guides', route: '/docs/' });
  const { next } = locate({ title: 'Start', route: '/docs/' }).position;
  expect(next?.route).toBe('/docs/issues/');
  const first = locate({ title: 'Reference', route: '/docs/category/reference/' }).position;
  expect(first).toHaveProperty('previous', undefined);
  expect(first.next?.route).toBe('/docs/api/library/');
  const last = locate({ title: 'List books', route: '/docs/api/list-books/' }).position;
  expect(last).toHaveProperty('next', undefined);
});
