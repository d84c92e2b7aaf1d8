import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  createAlgoliaClient,
  readAlgoliaAccess,
} from '../../../../src/search/clients/algolia-client';
import { algoliaSettings } from '../../../../src/search/hosted/algolia-settings';
import { type AlgoliaDouble, startDouble } from '../../../algolia-double/start-double';
import { createRecord, indexName } from './push';

let double: AlgoliaDouble;

beforeAll(async () => {
  double = await startDouble();
  double.store.fill(indexName, algoliaSettings, [
    createRecord('Contexts'),
    createRecord('Create context', { kind: 'operation', names: ['CreateContext'], weight: 3 }),
    createRecord('Contexts then', { version: '0' }),
    createRecord('Kontexte', { language: 'de', text: 'Alles über contexts.' }),
  ]);
});
afterAll(() => double.stop());
afterEach(() => double.faults.clear());

const createClient = (searchKey = 'search-key') =>
  createAlgoliaClient({ appId: 'DOUBLE', searchKey, indexName, host: double.address });

interface Hit {
  title: string;
  _highlightResult: { title: { value: string } };
}

/** Searches as InstantSearch does: a batch of requests with parameters next to the index. */
async function ask(query: string, params: object = {}, client = createClient()) {
  const scope = ['language:en', 'version:1'];
  const { results } = await client.search<Hit>([
    {
      indexName,
      params: {
        query,
        facetFilters: scope,
        highlightPreTag: '__ais-highlight__',
        highlightPostTag: '__/ais-highlight__',
        ...params,
      },
    },
  ]);
  return results[0] as { hits: Hit[]; nbHits: number; facets?: object };
}

test('finds within the language and version that are asked for', async () => {
  const { hits } = await ask('context');
  expect(hits.map(({ title }) => title)).toEqual(['Contexts', 'Create context']);
});

test('highlights matches with the tags that InstantSearch requests', async () => {
  const { hits } = await ask('create context');
  expect(hits[0]?._highlightResult.title.value).toBe(
    '__ais-highlight__Create__/ais-highlight__ __ais-highlight__context__/ais-highlight__',
  );
});

test('returns pages of hits, and counts them by kind', async () => {
  const { hits, nbHits, facets } = await ask('context', { hitsPerPage: 1, page: 1, facets: ['*'] });
  expect(hits.map(({ title }) => title)).toEqual(['Create context']);
  expect(nbHits).toBe(2);
  expect(facets).toEqual({ kind: { guide: 1, operation: 1 } });
});

test('responds to several requests at once, in order', async () => {
  const requests = ['create', 'kontexte'].map((query) => ({ indexName, params: { query } }));
  const { results } = await createClient().search<Hit>(requests);
  const titles = results.map((result) => 'hits' in result && result.hits[0]?.title);
  expect(titles).toEqual(['Create context', 'Kontexte']);
});

test('sends no request before the reader types', async () => {
  double.requests.length = 0;
  expect(await ask('')).toMatchObject({ hits: [], nbHits: 0 });
  expect(await ask('  ')).toMatchObject({ hits: [], nbHits: 0 });
  expect(double.requests).toEqual([]);
});

test('fails when the service does, and works again when that does', async () => {
  const client = createClient();
  double.faults.add({ path: '/queries', status: 500, times: 1 });
  await expect(ask('context', {}, client)).rejects.toThrow('Unreachable hosts');
  expect((await ask('context', {}, client)).nbHits).toBe(2);
});

test('waits for a slow service', async () => {
  double.faults.add({ path: '/queries', delay: 150, times: 1 });
  expect((await ask('context')).nbHits).toBe(2);
});

test('fails with a key that is wrong', async () => {
  await expect(ask('context', {}, createClient('old-key'))).rejects.toThrow(
    'Invalid Application-ID',
  );
});

test('exists only with an application, a key and an index', () => {
  vi.stubEnv('GATSBY_ALGOLIA_APP_ID', 'APP');
  vi.stubEnv('GATSBY_ALGOLIA_INDEX', 'docs');
  vi.stubEnv('GATSBY_ALGOLIA_SEARCH_KEY', '');
  expect(readAlgoliaAccess()).toBeUndefined();
  vi.stubEnv('GATSBY_ALGOLIA_SEARCH_KEY', 'key');
  expect(readAlgoliaAccess()).toEqual({ appId: 'APP', searchKey: 'key', indexName: 'docs' });
  vi.unstubAllEnvs();
});
