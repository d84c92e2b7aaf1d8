import { beforeAll, expect, test } from 'vitest';
import { listPages } from '../../../src/page-models/build-pages';
import type { VersionPages } from '../../../src/page-models/model';
import { loadSmallPages } from '../sites';

let pages: VersionPages;
beforeAll(async () => {
  pages = await loadSmallPages();
});

test('has a page for each guide, branch, alias, area and operation, and one overview', () => {
  const kinds = listPages(pages).map(({ kind, route }) => `${kind} ${route}`);
  expect(kinds.sort()).toEqual([
    'alias /docs/api/delete-loan/',
    'area /docs/category/books/',
    'area /docs/category/health/',
    'area /docs/category/loan-desk/',
    'category /docs/category/loans/',
    'category /docs/category/reference/',
    'guide /docs/',
    'guide /docs/loans/first-loan/',
    'operation /docs/api/create-loan/',
    'operation /docs/api/get-book/',
    'operation /docs/api/get-health/',
    'operation /docs/api/list-books/',
    'operation /docs/api/list-loans/',
    'operation /docs/api/return-book/',
    'overview /docs/api/city-library/',
  ]);
});

test('has the route of the twin for every page except an alias', () => {
  for (const page of listPages(pages)) {
    const twin = page.kind === 'alias' ? undefined : expect.stringMatching(/^\/docs\/.*\.md$/);
    expect(page.twin, page.route).toEqual(twin);
  }
});

test('keeps texts in Markdown, which each output prints in its own way', () => {
  const books = pages.operationsById.get('ListBooks');
  expect(books?.description).toBe('Finds the books whose **title or author** has all words.');
  expect(books?.head.description).toBe(
    'GET /books: Finds the books whose title or author has all words.',
  );
});

test('combines an operation with its area, mentions, note and samples', () => {
  const loan = pages.operationsById.get('CreateLoan');
  expect(loan?.area).toMatchObject({ title: 'Loan desk', route: '/docs/category/loan-desk/' });
  expect(loan?.mentions.map(({ route }) => route)).toEqual(['/docs/loans/first-loan/']);
  expect(loan?.note?.sections.length).toBeGreaterThan(0);
  expect(loan?.samples.map(({ language }) => language)).toContain('curl');
});

test('links each error to its explanation on the overview', () => {
  const books = pages.operationsById.get('ListBooks');
  expect(Object.keys(books?.errors ?? {})).toEqual(['4XX']);
  expect(books?.overview.route).toBe('/docs/api/city-library/');
});

test('counts on the overview the operations of each area', () => {
  expect(
    pages.overview?.areaGroups
      .flatMap(({ areas }) => areas)
      .map(({ title, operations }) => [title, operations]),
  ).toEqual([
    ['Books', 2],
    ['Loan desk', 3],
    ['Health', 1],
  ]);
});

test('describes the entries of a category, and counts what they contain', () => {
  const [loans, reference] = pages.categories;
  expect(loans?.pages).toEqual([
    {
      title: 'Your first loan',
      route: '/docs/loans/first-loan/',
      description: 'Find a book, borrow it, and bring it back.',
    },
  ]);
  expect(reference?.head.description).toBe("Every operation of the library's HTTP interface.");
  expect(
    reference?.pages.map(({ title, size, description }) => [title, size, description]),
  ).toEqual([
    ['API basics', undefined, expect.stringContaining('The HTTP interface of City Library')],
    ['Books', '2 operations', 'What the library has.'],
    ['Loan desk', '3 operations', undefined],
    ['Health', '1 operation', undefined],
  ]);
});

test('names in an alias the operation to use instead', () => {
  expect(pages.aliases[0]?.operationId).toBe('ReturnBook');
  expect(pages.aliases[0]?.head).toMatchObject({ noindex: true, route: '/docs/api/return-book/' });
});
