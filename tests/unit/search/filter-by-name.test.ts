import { expect, test } from 'vitest';
import { filterByName } from '../../../src/search/filter-by-name';

const pages = [
  { title: 'Create context', operationId: 'CreateContext' },
  { title: 'List contexts', operationId: 'ListContexts' },
  { title: 'Context-aware configuration' },
];
const titles = (query: string) => filterByName(query, pages).map(({ title }) => title);

test('finds the pages that have every word in one of their names', () => {
  expect(titles('context create')).toEqual(['Create context']);
  expect(titles('CREATECON')).toEqual(['Create context']);
  expect(titles('  context   aware ')).toEqual(['Context-aware configuration']);
});

test('keeps the order of the pages', () => {
  expect(titles('con')).toEqual(pages.map(({ title }) => title));
});

test('finds all pages for an empty query, and none for a word that no name has', () => {
  expect(titles(' ')).toHaveLength(3);
  expect(titles('context webhook')).toEqual([]);
});

test('does not find a page by what it has not', () => {
  expect(titles('undefined')).toEqual([]);
});
