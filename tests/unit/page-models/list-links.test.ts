import { beforeAll, expect, test } from 'vitest';
import { listPages } from '../../../src/page-models/build-pages';
import { createLinkLister, type ListLinks } from '../../../src/page-models/list-links';
import type { Page, VersionPages } from '../../../src/page-models/model';
import { loadSmallPages } from '../sites';

let pages: VersionPages;
let listLinks: ListLinks;
beforeAll(async () => {
  pages = await loadSmallPages();
  listLinks = createLinkLister(pages);
});

const findPage = (route: string) => listPages(pages).find((page) => page.route === route) as Page;

test('lists the links and mentions of a guide in order, with their lines', () => {
  const file = 'small-site/guides/loans/first-loan.mdx';
  expect(listLinks(findPage('/docs/loans/first-loan/'))).toEqual([
    {
      address: '../index.mdx#what-you-need',
      text: 'what you need',
      route: '/docs/',
      file,
      line: 6,
    },
    {
      address: '/docs/api/create-loan/',
      text: 'Borrow a book',
      route: '/docs/api/create-loan/',
      file,
      line: 33,
    },
    {
      address: '/docs/api/create-loan/#response.201.ends',
      text: 'end of the loan',
      route: '/docs/api/create-loan/',
      file,
      line: 33,
    },
  ]);
});

test('lists the links of the note on an operation', () => {
  expect(listLinks(findPage('/docs/api/create-loan/'))).toMatchObject([
    { route: '/docs/loans/first-loan/', file: 'small-site/notes/create-loan.mdx', line: 5 },
  ]);
});

test('lists the links of a description once, however often the page shows it', () => {
  const page = findPage('/docs/api/list-books/');
  if (page.kind !== 'operation') throw new Error('no operation');
  const text = 'See [the map](https://city.example/map), or [below](#request).';
  const parameters = page.parameters.map((each) => ({ ...each, description: text }));
  expect(listLinks({ ...page, description: `${text} Hurry.`, parameters })).toEqual([
    { address: 'https://city.example/map', text: 'the map' },
    { address: '#request', text: 'below', route: '/docs/api/list-books/' },
  ]);
});

test('leaves out what a page repeats of other pages', () => {
  const area = findPage('/docs/category/books/');
  expect(listLinks(area)).toEqual([]);
  expect(listLinks(findPage('/docs/api/city-library/'))).toMatchObject([
    { text: 'first loan', route: '/docs/loans/first-loan/' },
  ]);
});
