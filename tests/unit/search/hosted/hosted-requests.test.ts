import { expect, test } from 'vitest';
import type { HostedRecord } from '../../../../src/search/hosted/group-records';
import { toHostedQuery } from '../../../../src/search/hosted/hosted-query';
import { expandRequest, readResponse } from '../../../../src/search/hosted/hosted-requests';
import { rankRecords } from '../../../../src/search/hosted/rank-records';
import type { SearchRecord } from '../../../../src/search/record';
import { createRecord } from './push';

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
  const hits = rankRecords([found('/a/', 'A'), found('/b/', 'B'), found('/a/', 'A2')], 'a', {});
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

/** A record of the hosted index, with what ranks it. */
const ranked = (title: string, fields: Partial<SearchRecord> = {}) => {
  const { text: _, code: _code, terms: _terms, ...record } = createRecord(title, fields);
  return record;
};
const titlesOf = (hits: { title?: string }[]) => hits.map(({ title }) => title);

test('ranks pages by how rare their words are and by what they answer, not by the order of the response', () => {
  const hits = [
    ranked('Change a value'),
    ranked('Change a loan', { questions: ['undo a change'] }),
    ranked('Change a reader'),
  ];
  expect(titlesOf(rankRecords(hits, 'how do I undo a bad change', {}))).toEqual([
    'Change a loan',
    'Change a value',
    'Change a reader',
  ]);
});

test('knows what a page answers if the response only has a part of it', () => {
  const page = '/docs/loans/';
  const section = { page, pageTitle: 'Loans', route: `${page}#limits`, objectID: 'limits' };
  const hits = [
    ranked('Limits of readers'),
    ranked('Limits', { ...section, pageQuestions: ['how many books may I borrow'] }),
  ];
  expect(titlesOf(rankRecords(hits, 'how many books may I borrow', {}))[0]).toBe('Limits');
});

test('knows the synonyms of the site', () => {
  const hits = [ranked('Books'), ranked('Loans')];
  const vocabulary = { synonyms: [['loan', 'rental']] };
  expect(titlesOf(rankRecords(hits, 'rental', vocabulary))).toEqual(['Loans', 'Books']);
});

test('shows the best record of a page first, and the others below it', () => {
  const page = '/docs/loans/';
  const part = (title: string) =>
    ranked(title, { page, pageTitle: 'Loans', route: `${page}#${title}`, objectID: title });
  const [hit, ...others] = rankRecords([part('Limits'), part('Renew')], 'renew', {});
  expect(others).toEqual([]);
  expect(hit).toMatchObject({ title: 'Renew', sections: [{ title: 'Limits' }] });
});

test('finds the section of a guide with a message that was pasted', () => {
  const page = '/docs/troubleshooting/';
  const section = { page, pageTitle: 'Troubleshooting', route: `${page}#start` };
  const hits = [
    ranked('Host'),
    ranked('The server does not start', {
      ...{ ...section, objectID: 'start' },
      messages: ['could not translate host name'],
    }),
  ];
  const [first] = rankRecords(hits, 'could not translate host name', {});
  expect(first?.title).toBe('The server does not start');
});

test('ranks records with attributes that are null', () => {
  const hits = [{ ...ranked('Loans'), names: null, pageQuestions: null, messages: null }];
  expect(titlesOf(rankRecords(hits as unknown as HostedRecord[], 'loans', {}))).toEqual(['Loans']);
});

test('keeps the order of an index that does not say what its pages answer', () => {
  const hits = [ranked('Books'), { ...ranked('Loans'), questions: undefined }] as HostedRecord[];
  expect(titlesOf(rankRecords(hits, 'loans', {}))).toEqual(['Books', 'Loans']);
});

test('ranks at least twenty hits together, and takes each page of hits from them', () => {
  const ask = (params: object) => expandRequest('docs', { query: 'loan', ...params })[0];
  expect(ask({ hitsPerPage: 8, page: 0 })).toMatchObject({ page: 0, hitsPerPage: 24 });
  expect(ask({ hitsPerPage: 8, page: 4 })).toMatchObject({ page: 1, hitsPerPage: 24 });
  expect(ask({ hitsPerPage: 50, page: 2 })).toMatchObject({ page: 2, hitsPerPage: 50 });
  expect(ask({ hitsPerPage: 0 })).toMatchObject({ hitsPerPage: 0 });
  const hits = Array.from({ length: 24 }, (_, number) => ranked(`Loan ${number}`));
  const params = { query: 'loan', hitsPerPage: 8, page: 4 };
  const response = readResponse(params, [{ hits, nbHits: 60 }]);
  expect(response).toMatchObject({ page: 4, hitsPerPage: 8, nbPages: 8 });
  expect(titlesOf(response.hits)).toEqual(titlesOf(hits.slice(8, 16)));
});

test('has no more pages than the index, which does not return all hits', () => {
  const params = { query: 'loan', hitsPerPage: 8 };
  const response = { hits: [ranked('Loan')], nbHits: 5000, nbPages: 42 };
  expect(readResponse(params, [response]).nbPages).toBe(126);
  expect(readResponse(params, [{ ...response, nbHits: 20, nbPages: 1 }]).nbPages).toBe(3);
});

test('says that nothing matches well if the best records lack most of the words', () => {
  const query = 'purple elephants dance with contexts';
  const isWeak = (words: number) => readResponse({ query }, [{ hits: [found('/a/', 'A', words)] }]);
  expect(isWeak(1)).toMatchObject({ isWeak: true, query });
  expect(isWeak(3)).toMatchObject({ isWeak: false });
  expect(readResponse({ query }, [{ hits: [] }])).toMatchObject({ isWeak: false });
});

test('knows from all records of a response whether anything matches well, and only for the first hits', () => {
  const query = 'purple elephants dance with contexts';
  const one = { ...ranked('Contexts'), _rankingInfo: { words: 1 } };
  const four = { ...ranked('Dance'), page: one.page, _rankingInfo: { words: 4 } };
  const isWeak = (hits: HostedRecord[], page = 0) =>
    readResponse({ query, page }, [{ hits }]).isWeak;
  expect(isWeak([four, one])).toBe(false);
  expect(isWeak([one])).toBe(true);
  expect(isWeak([one], 3)).toBe(false);
});
