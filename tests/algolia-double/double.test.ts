import { algoliasearch } from 'algoliasearch';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AlgoliaDouble, defaultAdminKey, startDouble } from './start-double';

let double: AlgoliaDouble;
let client: ReturnType<typeof createClient>;
const indexName = 'library';

const createClient = (key: string) =>
  algoliasearch('DOUBLE', key, {
    hosts: [{ url: double.address.replace('http://', ''), protocol: 'http', accept: 'readWrite' }],
  });

beforeEach(async () => {
  double = await startDouble();
  client = createClient(defaultAdminKey);
});
afterEach(() => double.stop());

const books = [
  { objectID: '1', title: 'Create a loan', page: '/loans/', tag: 'write', weight: 1 },
  { objectID: '2', title: 'Read a loan', page: '/loans/', tag: 'read', weight: 3 },
  { objectID: '3', title: 'traffic_percentage', page: '/fields/', tag: 'read', weight: 2 },
  { objectID: '4', title: 'CreateLoan', page: '/create-loan/', tag: 'write', weight: 2 },
];

const onTitles = { searchableAttributes: ['title'] };

async function search(query: string, params: object = {}, by = client) {
  const { results } = await by.searchForHits({ requests: [{ indexName, query, ...params }] });
  const [result] = results;
  if (!result) throw new Error('no result');
  return result;
}

async function find(query: string, params: object = {}): Promise<string[]> {
  const { hits } = await search(query, params);
  return hits.map(({ objectID }) => objectID);
}

test('adds, replaces and deletes records in batches', async () => {
  await client.saveObjects({ indexName, objects: books, waitForTasks: true });
  await client.saveObjects({ indexName, objects: [{ objectID: '1', title: 'Renew a loan' }] });
  await client.deleteObjects({ indexName, objectIDs: ['3'] });
  const { records } = double.store.indexes.get(indexName) ?? {};
  expect([...(records?.keys() ?? [])]).toEqual(['1', '2', '4']);
  expect(records?.get('1')).toEqual({ objectID: '1', title: 'Renew a loan' });
});

test('returns 404 for an index that nothing has been stored in', async () => {
  await expect(client.getSettings({ indexName })).rejects.toMatchObject({ status: 404 });
  await expect(find('loan')).rejects.toMatchObject({ status: 404 });
});

test('changes only the settings in the request', async () => {
  await client.setSettings({ indexName, indexSettings: { distinct: 2, hitsPerPage: 5 } });
  await client.setSettings({ indexName, indexSettings: { distinct: 1 } });
  expect(await client.getSettings({ indexName })).toMatchObject({ distinct: 1, hitsPerPage: 5 });
});

test('publishes a task when it is done', async () => {
  double.store.taskDelay = 40;
  const [task] = await client.saveObjects({ indexName, objects: [{ objectID: '1' }] });
  const { taskID = 0 } = task ?? {};
  expect((await client.getTask({ indexName, taskID })).status).toBe('notPublished');
  await client.waitForTask({ indexName, taskID, timeout: () => 10 });
  expect(double.store.indexes.get(indexName)?.records.size).toBe(1);
});

test('rejects a whole batch if one record is too large', async () => {
  const objects = [...books, { objectID: 'x', title: 'x'.repeat(10_000) }];
  await expect(client.saveObjects({ indexName, objects })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('objectID=x is too big'),
  });
  expect(double.store.indexes.has(indexName)).toBe(false);
});

test('allows the search key to search and nothing else', async () => {
  double.store.fill(indexName, onTitles, books);
  const reader = createClient('search-key');
  expect((await search('read', {}, reader)).hits).toHaveLength(1);
  await expect(reader.browse({ indexName })).rejects.toMatchObject({ status: 403 });
  await expect(createClient('none').getSettings({ indexName })).rejects.toMatchObject({
    status: 403,
  });
});

test('finds records that have all words, by their beginnings, in the order of the index', async () => {
  double.store.fill(indexName, onTitles, books);
  expect(await find('lo')).toEqual(['1', '2']);
  expect(await find('loan crea')).toEqual(['1']);
  expect(await find('traffic perc')).toEqual(['3']);
  expect(await find('loan webhook')).toEqual([]);
});

test('finds records that have some of the words only where none has all, if the settings say so', async () => {
  const settings = { ...onTitles, removeWordsIfNoResults: 'allOptional' };
  double.store.fill(indexName, settings, books);
  expect(await find('create loan')).toEqual(['1']);
  const { hits } = await search('loan webhook', { getRankingInfo: true });
  expect(hits).toMatchObject([
    { objectID: '1', _rankingInfo: { words: 1 } },
    { objectID: '2', _rankingInfo: { words: 1 } },
  ]);
});

test('finds a word by its synonyms', async () => {
  const synonym = (...synonyms: string[]) =>
    ({ objectID: `${synonyms[0]}`, type: 'synonym', synonyms }) as const;
  const synonymHit = [synonym('loan', 'borrowing'), synonym('traffic percentage', 'share')];
  double.store.fill(indexName, onTitles, books);
  await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true });
  expect(await find('borrowing')).toEqual(['1', '2']);
  expect(await find('share')).toEqual(['3']);
  await client.saveSynonyms({ indexName, synonymHit: [], replaceExistingSynonyms: true });
  expect(await find('borrowing')).toEqual([]);
});

test('finds nothing by a filter on an attribute that is not declared', async () => {
  double.store.fill(indexName, onTitles, books);
  expect(await find('loan', { facetFilters: ['tag:read'] })).toEqual([]);
  double.store.fill(indexName, { attributesForFaceting: ['filterOnly(tag)'] }, []);
  expect(await find('loan', { facetFilters: ['tag:read'] })).toEqual(['2']);
  expect(await find('loan', { facetFilters: [['tag:read', 'tag:write']] })).toEqual(['1', '2']);
});

test('collapses by page; pages and the number of hits count groups, facets what is in them', async () => {
  const settings = { ...onTitles, attributeForDistinct: 'page', attributesForFaceting: ['tag'] };
  double.store.fill(indexName, { ...settings, distinct: 1 }, books);
  expect(await find('')).toEqual(['1', '3', '4']);
  expect(await find('', { distinct: 2, hitsPerPage: 2 })).toEqual(['1', '2', '3']);
  expect(await find('', { distinct: 2, hitsPerPage: 2, page: 1 })).toEqual(['4']);
  expect(await search('loan', { distinct: 2, facets: ['tag'] })).toMatchObject({
    nbHits: 1,
    nbPages: 1,
    facets: { tag: { write: 1, read: 1 } },
  });
  expect(await search('loan', { facets: ['tag'] })).toMatchObject({
    facets: { tag: { write: 1 } },
  });
});

test('marks and cuts the texts of a hit', async () => {
  const settings = { searchableAttributes: ['text'], attributesToHighlight: ['text'] };
  const text = 'One two three four eleven twelve thirteen fourteen';
  double.store.fill(indexName, { ...settings, attributesToSnippet: ['text:4'] }, [
    { objectID: '1', text },
  ]);
  const { hits } = await search('thir');
  expect(hits[0]).toMatchObject({
    _highlightResult: {
      text: { value: 'One two three four eleven twelve <em>thir</em>teen fourteen' },
    },
    _snippetResult: {
      text: { value: 'four eleven twelve <em>thir</em>teen', matchLevel: 'full' },
    },
  });
});

test('fails and delays on demand, and logs requests', async () => {
  double.store.fill(indexName, onTitles, books);
  double.faults.add({ path: '/queries', status: 402, message: 'Too many', after: 1, times: 1 });
  await find('loan');
  await expect(find('loan')).rejects.toMatchObject({ status: 402 });
  double.faults.add({ path: '/queries', delay: 50, times: 1 });
  const start = performance.now();
  await find('loan');
  expect(performance.now() - start).toBeGreaterThan(45);
  expect(double.requests.map(({ status }) => status)).toEqual([200, 402, 200]);
  expect(double.writes()).toEqual([]);
});
