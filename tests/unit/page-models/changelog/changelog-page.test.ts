import { beforeAll, expect, test } from 'vitest';
import { listPages } from '../../../../src/page-models/build-pages';
import type { VersionPages } from '../../../../src/page-models/model';
import { loadSmallPages } from '../../sites';
import { loadChangelogSite } from './changelog-pages';

let pages: VersionPages;
beforeAll(async () => {
  ({ pages } = await loadChangelogSite());
});

const operation = (id: string) => pages.operationsById.get(id);

test('lists the updates newest first, the later of a day before the earlier', () => {
  expect(pages.changelog?.entries.map(({ title, anchor }) => [title, anchor])).toEqual([
    ['0.94.0', '2026-11-23'],
    ['9 November 2026', '2026-11-09-2'],
    ['9 November 2026', '2026-11-09'],
    ['0.93.0', '2026-10-26'],
  ]);
});

test('has breaking changes first, then those of each area, each linked to its part', () => {
  const [newest] = pages.changelog?.entries ?? [];
  expect(newest?.breaking).toBe(2);
  const groups = newest?.groups.map(({ title, changes }) => [
    title,
    changes.map(({ description }) => description),
  ]);
  expect(groups).toEqual([
    [
      'Breaking changes',
      [
        '`GET /books` is now [`POST /books/list`](/docs/api/list-books/). Send the words in the body.',
        'Operation `BurnBook` was removed. It was never used.',
      ],
    ],
    [
      'Loans',
      [
        'New field [`weeks`](/docs/api/create-loan/#request.weeks) of the request body of Borrow a book, optional.',
      ],
    ],
    ['Several areas', ['New value [`play`](/docs/api/list-books/#response.200.genre) of `Genre`.']],
  ]);
});

test('lists the operations that the change of a type concerns, by their current names', () => {
  const [, , older] = pages.changelog?.entries ?? [];
  const [change] = older?.groups[0]?.changes ?? [];
  expect(change?.description).toContain('(/docs/api/list-books/#response.200.pages)');
  expect(change?.operations.map(({ title }) => title)).toEqual([
    'Find books',
    'Get book',
    'Borrow a book',
  ]);
});

test('is in the sidebar after the overview, with the overview before it', () => {
  expect(pages.changelog?.position.breadcrumbs.map(({ title }) => title)).toEqual([
    'Guides',
    'Reference',
    'Changelog',
  ]);
  expect(pages.changelog?.position.previous?.title).toBe('API basics');
});

test('keeps the address of an operation with a new name, also over several names', () => {
  for (const slug of ['search-books', 'find-books']) {
    expect(pages.movedRoutes.get(`/docs/api/${slug}/`)).toBe('/docs/api/list-books/');
  }
  expect(pages.movedRoutes.get('/docs/category/loan-desk/')).toBe('/docs/category/loans/');
});

test('leaves an address to the alias that has taken it', () => {
  const owners = listPages(pages).filter(({ route }) => route === '/docs/api/close-desk/');
  expect(owners.map(({ kind }) => kind)).toEqual(['alias']);
});

test('counts mentions by old ids and links to old routes', () => {
  expect(operation('ListBooks')?.mentions.map(({ title }) => title)).toEqual(['Welcome']);
  expect(pages.mentioned.get('SearchBooks')).toMatchObject({ title: 'Find books', method: 'POST' });
  expect(pages.mentioned.get('BurnBook')).toBeUndefined();
});

test('gives each operation its history, newest first, with links to its own parts only', () => {
  const history = operation('ListBooks')?.history ?? [];
  expect(
    history.map(({ title, changes }) => [title, changes.map((each) => each.description)]),
  ).toEqual([
    [
      '0.94.0',
      [
        '`GET /books` is now `POST /books/list`.',
        'New value [`play`](#response.200.genre) of `Genre`.',
      ],
    ],
    ['9 November 2026', ['Operation `FindBooks` is now called `ListBooks`.']],
    [
      '9 November 2026',
      [
        'The type of field [`pages`](#response.200.pages) of `Book` changed from `string` to `integer`.',
      ],
    ],
    ['0.93.0', ['Operation `SearchBooks` is now called `ListBooks`.']],
  ]);
});

test('has nothing of all this without a changelog', async () => {
  const small = await loadSmallPages();
  expect(small.changelog).toBeUndefined();
  for (const { history } of small.operations) expect(history).toBeUndefined();
  expect(JSON.stringify(small.operations)).not.toContain('"mark"');
});
