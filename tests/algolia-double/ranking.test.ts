import { expect, test } from 'vitest';
import { runQuery } from './query';
import { StoredIndex } from './stored-index';

/** Creates an index of records with a title, a text and the page that they are of. */
function createIndex(records: { title: string; text?: string; page?: string; kind?: string }[]) {
  const index = new StoredIndex();
  index.change({
    searchableAttributes: ['unordered(title)', 'unordered(text)'],
    attributesForFaceting: ['kind'],
    attributeForDistinct: 'page',
  });
  for (const record of records) {
    index.records.set(record.title, { objectID: record.title, ...record });
  }
  return (params: Record<string, unknown>) => runQuery('docs', index, params);
}

const titlesOf = ({ hits }: { hits: Record<string, unknown>[] }) => hits.map(({ title }) => title);

test('a record may lack optional words, and ranks lower for it', () => {
  const ask = createIndex([{ title: 'cancel' }, { title: 'cancel a loan' }, { title: 'loan' }]);
  const query = 'cancel loan';
  const ranking = ['words', 'typo', 'attribute'];
  expect(titlesOf(ask({ query, ranking }))).toEqual(['cancel a loan']);
  expect(titlesOf(ask({ query, ranking, optionalWords: ['cancel'] }))).toEqual([
    'cancel a loan',
    'loan',
  ]);
  expect(titlesOf(ask({ query, ranking, optionalWords: ['cancel loan'] }))[0]).toBe(
    'cancel a loan',
  );
});

test('the attribute is the best one, or the sum of those of all words', () => {
  const ask = createIndex([
    { title: 'loan', text: 'cancel', page: 'a' },
    { title: 'cancel the loan', page: 'b' },
  ]);
  const query = 'cancel loan';
  const ranking = ['attribute'];
  expect(titlesOf(ask({ query, ranking }))).toEqual(['loan', 'cancel the loan']);
  expect(titlesOf(ask({ query, ranking, attributeCriteriaComputedBy: 'sum' }))).toEqual([
    'cancel the loan',
    'loan',
  ]);
});

test('with several records of a group, pages and the number of hits count groups', () => {
  const ask = createIndex([
    { title: 'loan one', page: 'a' },
    { title: 'loan two', page: 'b' },
    { title: 'loan three', page: 'a' },
    { title: 'loan four', page: 'a' },
  ]);
  const response = ask({ query: 'loan', distinct: 2, hitsPerPage: 1 });
  expect(titlesOf(response)).toEqual(['loan one', 'loan three']);
  expect(response).toMatchObject({ nbHits: 2, nbPages: 2 });
});

test('records that pass an optional filter come first where the criterion is reached', () => {
  const ask = createIndex([
    { title: 'loan', kind: 'operation' },
    { title: 'loan guide', kind: 'guide' },
  ]);
  const params = { query: 'loan', optionalFilters: ['kind:guide'] };
  expect(titlesOf(ask({ ...params, ranking: ['filters'] }))[0]).toBe('loan guide');
  expect(titlesOf(ask({ ...params, ranking: ['exact', 'filters'] }))[0]).toBe('loan');
});

test('the ranking information says how many words matched', () => {
  const ask = createIndex([{ title: 'cancel' }]);
  const params = { query: 'cancel loan', optionalWords: ['loan'], getRankingInfo: true };
  expect(ask(params).hits[0]).toMatchObject({ _rankingInfo: { words: 1, nbTypos: 0 } });
});
