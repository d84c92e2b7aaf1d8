import { expect, test } from 'vitest';
import { expandRequest, readResponse } from '../../../../src/search/hosted/hosted-requests';

const found = (page: string, title: string, words = 2) => ({
  objectID: title,
  page,
  title,
  _rankingInfo: { words },
});

test('sends a query as it was typed', () => {
  const params = { query: 'how do I undo a bad change', hitsPerPage: 8, page: 1 };
  expect(expandRequest('docs', params)).toEqual([
    { ...params, indexName: 'docs', getRankingInfo: true },
  ]);
});

test('collects the records of a page under its best one, in the order of the response', () => {
  const hits = [found('/a/', 'A'), found('/b/', 'B'), found('/a/', 'A2')];
  const { hits: pages } = readResponse({ query: 'a' }, [{ hits }]);
  expect(pages.map(({ title, sections }) => [title, sections.map((each) => each.title)])).toEqual([
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
    facets: { kind: { guide: 1 } },
    hits: [{ title: 'A', sections: [{ title: 'A2' }] }],
  });
  expect(responses).toEqual([]);
});

test('says that nothing matches well if the best records lack most of the words', () => {
  const query = 'purple elephants dance with contexts';
  const isWeak = (...hits: object[]) => readResponse({ query }, [{ hits: hits as never[] }]).isWeak;
  expect(isWeak(found('/a/', 'A', 1))).toBe(true);
  expect(isWeak(found('/a/', 'A', 3))).toBe(false);
  expect(isWeak(found('/a/', 'A', 4), found('/a/', 'A2', 1))).toBe(false);
  expect(isWeak()).toBe(false);
});

test('says what was meant by a word that the hits only resemble', () => {
  const hit = {
    ...found('/a/', 'A'),
    _highlightResult: { title: { value: 'A \uE000webhook\uE001' } },
  };
  const { corrected } = readResponse({ query: 'delete wehbook' }, [{ hits: [hit] }]);
  expect(corrected).toBe('delete webhook');
});

test('says so for the first hits only', () => {
  const query = 'purple elephants dance with contexts';
  const hits = [found('/a/', 'A', 1)];
  expect(readResponse({ query, page: 3 }, [{ hits }]).isWeak).toBe(false);
});
