import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SidebarTree } from '../../../src/components/frame/SidebarTree';
import { branchesTo } from '../../../src/components/frame/sidebar-branches';
import type { SidebarEntry } from '../../../src/navigation/model';
import { readAddress } from '../../../src/search/search-address';

// The same in all files: those of a worker share their modules.
vi.mock('gatsby', () => ({ withPrefix: (path: string) => `/library${path}` }));

const list = (count: number): SidebarEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    title: `Loan ${index}`,
    route: `/docs/loan-${index}/`,
    items: [{ title: 'Terms', route: `/docs/loan-${index}/terms/` }],
  }));

function render(entries: SidebarEntry[], route: string, branch?: SidebarEntry) {
  const open = new Set(branchesTo(entries, route));
  const tree = <SidebarTree {...{ version: '2', entries, route, open, branch }} />;
  return load(renderToStaticMarkup(tree));
}

const loans = { title: 'Loans & fines', items: list(440) };

test('a branch of many entries ends in a link to the page that lists all of them', () => {
  const $ = render([{ ...loans, route: '/docs/category/loans/' }], '/docs/loan-200/');
  const last = $('ul ul').first().children().last();
  expect(last.is('li')).toBe(true);
  expect(last.text()).toBe('and 340 more');
  expect(last.find('a').attr('href')).toBe('/library/docs/category/loans/');
  expect($('[aria-current="page"]').text()).toBe('Loan 200');
});

test('a branch without a page leads to a search for its title, in the version of the tree', () => {
  const href = render([loans], '/docs/loan-200/')('a').last().attr('href') ?? '';
  expect(href).toMatch(/^\/library\/search\/\?/);
  expect(readAddress(href.split('?')[1] ?? '')).toEqual({
    query: 'Loans & fines',
    kinds: [],
    version: '2',
  });
});

test('a section that is one branch, shown unfolded, leads to the page of the branch', () => {
  const $ = render(loans.items, '/docs/loan-0/', { ...loans, route: '/docs/category/loans/' });
  expect($('a').last().attr('href')).toBe('/library/docs/category/loans/');
});

test('an entry keeps its key, whichever entries are shown before it', () => {
  const keys = ['/docs/loan-0/', '/docs/loan-100/', '/docs/loan-439/'].map((route) =>
    render([loans], route)('[aria-current]').siblings('button').attr('data-branch'),
  );
  expect(keys).toEqual(['0.0', '0.100', '0.439']);
});

test('a branch whose entries are all shown has no such link', () => {
  const $ = render([{ title: 'Loans', items: list(100) }], '/docs/loan-50/');
  expect($('ul ul').first().children()).toHaveLength(100);
  expect($.text()).not.toContain('more');
});
