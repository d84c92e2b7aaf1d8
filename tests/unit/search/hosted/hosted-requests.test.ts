import { expect, test } from 'vitest';
import { groupRecords } from '../../../../src/search/hosted/group-records';
import { toHostedQuery } from '../../../../src/search/hosted/hosted-query';
import { expandRequest, readResponse } from '../../../../src/search/hosted/hosted-requests';

const found = (page: string, title: string, words = 2) => ({
  ...{ objectID: title, page, title },
  _rankingInfo: { words },
});

test('leaves out words that say little, and lets a record lack some of the others', () => {
  expect(toHostedQuery('how do I undo a bad change of a value')).toEqual({
    query: 'undo change value',
    optionalWords: ['undo', 'change', 'value'],
    optionalFilters: ['kind:guide'],
  });
  expect(toHostedQuery('a bad change').optionalWords).toEqual([]);
  expect(toHostedQuery('a good example').query).toBe('good example');
  expect(toHostedQuery('undo a change in the library', 'Library').query).toBe('undo change');
});

test('sends names as typed, and keeps the space after a complete word', () => {
  const asTyped = { query: 'max_retries', optionalWords: [], optionalFilters: [] };
  expect(toHostedQuery('max_retries')).toEqual(asTyped);
  expect(toHostedQuery('what is').query).toBe('what is');
  expect(toHostedQuery('the context ').query).toBe('context ');
});

test('puts fields last unless a name is typed', () => {
  expect(toHostedQuery('context id').optionalFilters).toEqual(['kind:-field']);
  expect(toHostedQuery('context_id').optionalFilters).toEqual([]);
});

test('leaves ids and parameters out of a path, and puts operations first if it has several segments', () => {
  expect(toHostedQuery('PATCH /experiments/7346/ramp')).toEqual({
    query: 'PATCH experiments ramp',
    optionalWords: ['experiments', 'ramp'],
    optionalFilters: ['kind:operation'],
  });
  expect(toHostedQuery('POST /context/{id}')).toEqual({
    query: 'POST context',
    optionalWords: [],
    optionalFilters: [],
  });
});

test('leaves out the endings of verbs, which the index has in other forms', () => {
  expect(toHostedQuery('discarding and concluded').query).toBe('discard conclud');
  expect(toHostedQuery('string red').query).toBe('string red');
});

test('collects the records of a page under its best one', () => {
  const hits = groupRecords([found('/a/', 'A'), found('/b/', 'B'), found('/a/', 'A2')]);
  expect(hits.map(({ title, sections }) => [title, sections.map((each) => each.title)])).toEqual([
    ['A', ['A2']],
    ['B', []],
  ]);
});

test('counts pages in a request of their own, because facets count each record', () => {
  const params = { query: 'context', distinct: 3, facets: ['kind'] };
  const [request, counting, ...others] = expandRequest('docs', params);
  expect(others).toEqual([]);
  expect(request).toMatchObject({ indexName: 'docs', distinct: 3, facets: [] });
  expect(counting).toMatchObject({ distinct: 1, hitsPerPage: 0, facets: ['kind'] });
  const responses = [
    { hits: [found('/a/', 'A'), found('/a/', 'A2')] },
    { hits: [], facets: { kind: { guide: 1 } } },
  ];
  expect(readResponse(params, responses)).toMatchObject({
    query: 'context',
    facets: { kind: { guide: 1 } },
    hits: [{ title: 'A', sections: [{ title: 'A2' }] }],
  });
  expect(responses).toEqual([]);
});

test('says that nothing matches well if the best records lack most of the words', () => {
  const query = 'purple elephants dance with contexts';
  const isWeak = (words: number) => readResponse({ query }, [{ hits: [found('/a/', 'A', words)] }]);
  expect(isWeak(1)).toMatchObject({ isWeak: true, query });
  expect(isWeak(3)).toMatchObject({ isWeak: false });
  expect(readResponse({ query }, [{ hits: [] }])).toMatchObject({ isWeak: false });
});
