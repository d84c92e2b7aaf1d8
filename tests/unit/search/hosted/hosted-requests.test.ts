import { expect, test } from 'vitest';
import { groupRecords } from '../../../../src/search/hosted/group-records';
import { toHostedQuery } from '../../../../src/search/hosted/hosted-query';
import { expandRequest, readResponse } from '../../../../src/search/hosted/hosted-requests';

const found = (page: string, title: string, words = 2) => ({
  ...{ objectID: title, page, title },
  _rankingInfo: { words },
});

test('leaves out function words, and makes the words of a longer query optional', () => {
  expect(toHostedQuery('how do I undo a bad change')).toEqual({
    query: 'undo bad change',
    optionalWords: ['undo', 'bad', 'change'],
    optionalFilters: ['kind:guide'],
  });
  expect(toHostedQuery('a bad change').optionalWords).toEqual([]);
});

test('sends names and paths as typed, and keeps the space after a complete word', () => {
  for (const query of ['POST /context/{id}', 'max_retries']) {
    expect(toHostedQuery(query)).toEqual({ query, optionalWords: [], optionalFilters: [] });
  }
  expect(toHostedQuery('what is').query).toBe('what is');
  expect(toHostedQuery('the context ').query).toBe('context ');
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
