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

async function find(query: string, params: object = {}): Promise<string[]> {
  const { hits } = await client.searchSingleIndex({
    indexName,
    searchParams: { query, ...params },
  });
  return hits.map(({ objectID }) => objectID);
}

test('adds, partially updates and deletes records in batches', async () => {
  await client.saveObjects({ indexName, objects: books, waitForTasks: true });
  await client.partialUpdateObjects({
    indexName,
    objects: [
      { objectID: '1', tag: 'both' },
      { objectID: '9', tag: 'none' },
    ],
  });
  await client.deleteObjects({ indexName, objectIDs: ['3'] });
  expect(await client.getObject({ indexName, objectID: '1' })).toEqual({
    ...books[0],
    tag: 'both',
  });
  expect([...(double.store.indexes.get(indexName)?.records.keys() ?? [])]).toEqual(['1', '2', '4']);
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
  const { taskID } = await client.saveObject({ indexName, body: { objectID: '1' } });
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
  const { hits } = await reader.searchSingleIndex({ indexName, searchParams: { query: 'read' } });
  expect(hits).toHaveLength(1);
  await expect(reader.browse({ indexName })).rejects.toMatchObject({ status: 403 });
  await expect(createClient('none').getSettings({ indexName })).rejects.toMatchObject({
    status: 403,
  });
});

test('finds identifiers by their parts and prefixes, and with typing errors', async () => {
  double.store.fill(indexName, { ...onTitles, camelCaseAttributes: ['title'] }, books);
  expect(await find('percentage')).toEqual(['3']);
  expect(await find('createloan')).toEqual(['4']);
  expect((await find('create loan')).sort()).toEqual(['1', '4']);
  expect(await find('traffic perc')).toEqual(['3']);
  expect(await find('tarffic')).toEqual(['3']);
  expect(await find('tarfcif')).toEqual([]);
});

test('finds a word by its synonym, and a phrase where its words are adjacent', async () => {
  const synonym = (...synonyms: string[]) =>
    ({ objectID: `${synonyms[0]}`, type: 'synonym', synonyms }) as const;
  const synonymHit = [synonym('loan', 'borrowing'), synonym('percentage', 'per cent')];
  double.store.fill(indexName, onTitles, [...books, { objectID: '5', title: 'Per one cent' }]);
  await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true });
  expect((await client.searchSynonyms({ indexName })).nbHits).toBe(2);
  expect((await find('borrowing')).sort()).toEqual(['1', '2']);
  expect(await find('traffic per cent')).toEqual(['3']);
  expect(await find('percentage')).toEqual(['3']);
  await client.saveSynonyms({ indexName, synonymHit: [], replaceExistingSynonyms: true });
  expect(await find('borrowing')).toEqual([]);
});

test('finds nothing by a filter on an attribute that is not declared', async () => {
  double.store.fill(indexName, onTitles, books);
  expect(await find('loan', { facetFilters: ['tag:read'] })).toEqual([]);
  double.store.fill(indexName, { attributesForFaceting: ['filterOnly(tag)'] }, []);
  expect(await find('loan', { facetFilters: ['tag:read'] })).toEqual(['2']);
  expect(await find('loan', { facetFilters: [['tag:read', 'tag:write']] })).toEqual(['1', '2']);
  expect(await find('loan', { filters: 'tag:write' })).toEqual(['1']);
});

test('collapses by page, and orders equals by the custom ranking', async () => {
  const custom = { distinct: 1, customRanking: ['desc(weight)'] };
  const settings = { ...onTitles, attributeForDistinct: 'page', ...custom };
  double.store.fill(indexName, settings, books);
  expect(await find('loan')).toEqual(['2']);
  expect(await find('loan', { distinct: 0 })).toEqual(['2', '1']);
});

test('marks and cuts the texts of a hit', async () => {
  const settings = { searchableAttributes: ['text'], attributesToSnippet: ['text:3'] };
  const text = 'One two three four five six seven';
  double.store.fill(indexName, settings, [{ objectID: '1', text }]);
  const searchParams = { query: 'fiv' };
  const { hits } = await client.searchSingleIndex({ indexName, searchParams });
  expect(hits[0]).toMatchObject({
    _highlightResult: { text: { value: 'One two three four <em>five</em> six seven' } },
    _snippetResult: { text: { value: '…four <em>five</em> six…', matchLevel: 'full' } },
  });
});

test('fails and delays on demand, from this process and from others', async () => {
  double.store.fill(indexName, onTitles, books);
  double.faults.add({ path: '/query', status: 402, message: 'Too many', after: 1, times: 1 });
  await find('loan');
  await expect(find('loan')).rejects.toMatchObject({ status: 402 });
  const body = JSON.stringify({ path: '/query', delay: 50, times: 1 });
  await fetch(`${double.address}/double/faults`, { method: 'POST', body });
  const start = performance.now();
  await find('loan');
  expect(performance.now() - start).toBeGreaterThan(45);
  await fetch(`${double.address}/double/reset`, { method: 'POST' });
  expect(double.requests).toEqual([]);
});

test('counts facets before or after records are collapsed, as the settings say', async () => {
  const count = async (facet: string) => {
    const settings = { ...onTitles, attributeForDistinct: 'page', distinct: 1 };
    double.store.fill(indexName, { ...settings, attributesForFaceting: [facet] }, books);
    const searchParams = { query: 'loan', facets: ['page'] };
    const { facets } = await client.searchSingleIndex({ indexName, searchParams });
    return Object.values(facets?.page ?? {}).reduce((sum, each) => sum + each, 0);
  };
  expect(await count('page')).toBe(2);
  expect(await count('afterDistinct(page)')).toBe(1);
});
