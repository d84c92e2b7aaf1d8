import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { algoliaSettings } from '../../../../src/search/hosted/algolia-settings';
import { startDouble } from '../../../algolia-double/start-double';
import { adminKey, createRecord, HostedSite, indexName } from './push';

const titles = ['Contexts', 'Dimensions', 'Experiments', 'Functions', 'Webhooks', 'Workspaces'];
const records = titles.map((title) => createRecord(title));

let site: HostedSite;
beforeEach(async () => {
  site = await HostedSite.start();
  site.records = records;
});
afterEach(() => site.stop());

/** The index has all records, the settings and the synonyms. */
function expectWhole(expected = records): void {
  const index = site.double.store.indexes.get(indexName);
  expect([...site.indexed.keys()].sort()).toEqual(expected.map(({ objectID }) => objectID).sort());
  expect(index?.settings).toMatchObject(algoliaSettings);
  expect(index?.synonyms.has('get,list,retrieve')).toBe(true);
}

describe('a guard', () => {
  test('stops a push of no records', async () => {
    await site.push();
    const { isDone, log } = await site.push([]);
    expect(isDone).toBe(false);
    expect(log).toMatchInlineSnapshot(`
      "Nothing was pushed to the search index.

      error  search records
        found     no records
        expected  at least one record
        fix       find out why they are missing, or set SEARCH_PUSH=force to push anyway"
    `);
    expect(site.double.writes()).toEqual([]);
    expect(site.indexed.size).toBe(6);
  });

  test('stops the first push too when there are no records', async () => {
    expect((await site.push([])).isDone).toBe(false);
    expect(site.double.writes()).toEqual([]);
  });

  test('stops a push that would lose more than half of the records', async () => {
    await site.push();
    const { isDone, log } = await site.push(records.slice(4));
    expect(isDone).toBe(false);
    expect(log).toContain('2 records, although the index contains 6');
    expect(site.double.writes()).toEqual([]);
  });

  test('lets half of the records go', async () => {
    await site.push();
    expect((await site.push(records.slice(3))).isDone).toBe(true);
    expect(site.indexed.size).toBe(3);
  });

  test('lets every record change its name, as a new version of the docs does', async () => {
    await site.push();
    const renamed = records.map((each) => ({ ...each, objectID: `2 ${each.page}`, version: '2' }));
    expect((await site.push(renamed)).isDone).toBe(true);
    expect([...site.indexed.keys()].every((id) => id.startsWith('2 '))).toBe(true);
  });

  test('allows a loss when it is forced', async () => {
    await site.push();
    expect((await site.push(records.slice(5), { SEARCH_PUSH: 'force' })).isDone).toBe(true);
    expect(site.indexed.size).toBe(1);
    expect((await site.push([], { SEARCH_PUSH: 'force' })).isDone).toBe(true);
    expect(site.indexed.size).toBe(0);
  });

  test('names every record that is too large, before anything is sent', async () => {
    const large = ['One', 'Two'].map((title) => createRecord(title, { text: 'ä'.repeat(5000) }));
    const { isDone, log } = await site.push([...records, ...large], { SEARCH_PUSH: 'force' });
    expect(isDone).toBe(false);
    expect(log).toMatch(/found {5}10\d+ bytes in the record 1 \/docs\/one\/ \(\/docs\/one\/\)/);
    expect(log).toContain('in the record 1 /docs/two/');
    expect(site.double.writes()).toEqual([]);
  });

  test('names two records with one objectID', async () => {
    const { isDone, log } = await site.push([...records, createRecord('Contexts')]);
    expect(isDone).toBe(false);
    expect(log).toContain('a second record with the objectID 1 /docs/contexts/');
  });
});

describe('a push that fails', () => {
  test('ends the build, and the next one fixes the index', async () => {
    const many = Array.from({ length: 2500 }, (_, number) => createRecord(`Guide ${number}`));
    site.double.faults.add({ path: '/docs/batch', status: 400, after: 1, times: 1 });
    const { isDone, log } = await site.push(many);
    expect(isDone).toBe(false);
    expect(log).toBe(
      'failed to index to Algolia: Cannot push the records to the search index with ALGOLIA_ADMIN_KEY: Internal error (status 400)',
    );
    expect(site.indexed.size).toBeGreaterThan(0);
    expect(site.indexed.size).toBeLessThan(2500);
    const missing = 2500 - site.indexed.size;
    expect((await site.push(many)).log).toContain(`: ${missing} added, 0 changed, 0 removed`);
    expect(site.indexed.size).toBe(2500);
  });

  test('of the settings sends no records, and the next one sends both', async () => {
    site.double.faults.add({ method: 'PUT', path: '/settings', status: 400, times: 1 });
    const { isDone, log } = await site.push();
    expect(isDone).toBe(false);
    expect(log).toBe(
      'Cannot push the settings to the search index with ALGOLIA_ADMIN_KEY: Internal error (status 400)',
    );
    expect(site.indexed.size).toBe(0);
    expect((await site.push()).log).toContain('6 added, 0 changed, 0 removed');
    expect(site.indexed.size).toBe(6);
  });

  const notice = 'Internal error (status 500). To build again is safe: it sends what is missing';
  test.each([
    ['GET', '/settings', 'read the settings of'],
    ['PUT', '/settings', 'push the settings to'],
    ['POST', '/synonyms/search', 'read the synonyms of'],
    ['POST', '/synonyms/batch', 'push the synonyms to'],
    ['GET', '/task/', 'wait for the changes of'],
    ['POST', '/browse', 'read the records of'],
    ['POST', '/docs/batch', 'push the records to'],
  ])(
    'with status 500 of %s %s says at which step, and the next one makes the index whole',
    async (method, path, step) => {
      site.write('synonyms.yaml', '- [workspace, tenant]');
      site.double.faults.add({ method, path, status: 500, times: 1 });
      const { isDone, log } = await site.push();
      expect(isDone).toBe(false);
      expect(log).toContain(`Cannot ${step} the search index with ALGOLIA_ADMIN_KEY: ${notice}`);
      expect((await site.push()).isDone).toBe(true);
      expectWhole();
    },
  );

  test('while it removes records says so, and the next one removes them', async () => {
    await site.push();
    site.double.faults.add({ path: '/docs/batch', status: 500, times: 1 });
    const { log } = await site.push(records.slice(1));
    expect(log).toContain(
      `Cannot remove records from the search index with ALGOLIA_ADMIN_KEY: ${notice}`,
    );
    expect(site.indexed.size).toBe(6);
    await site.push(records.slice(1));
    expectWhole(records.slice(1));
  });

  test('because it is killed between two batches is made good by the next one', async () => {
    const many = Array.from({ length: 2500 }, (_, number) => createRecord(`Guide ${number}`));
    site.double.faults.add({ path: '/docs/batch', after: 1, isSilent: true });
    const killed = site.push(many);
    await vi.waitFor(() => expect(site.indexed.size).toBeGreaterThan(0), 10_000);
    site.double.faults.clear();
    expect((await site.push(many)).isDone).toBe(true);
    expectWhole(many);
    await site.stop();
    await killed;
    site = await HostedSite.start();
  });

  test.each(['settings', 'synonyms', 'records'] as const)(
    'without one, an index whose %s were emptied is whole after the next',
    async (part) => {
      site.write('synonyms.yaml', '- [workspace, tenant]');
      await site.push();
      const index = site.double.store.indexes.get(indexName);
      if (part === 'settings')
        for (const name of Object.keys(index?.settings ?? {})) delete index?.settings[name];
      else index?.[part].clear();
      expect((await site.push()).isDone).toBe(true);
      expectWhole();
    },
  );

  test('for the first time leaves an index whose records can be filtered', async () => {
    const many = Array.from({ length: 2500 }, (_, number) => createRecord(`Guide ${number}`));
    site.double.faults.add({ path: '/docs/batch', status: 400, after: 1 });
    expect((await site.push(many)).isDone).toBe(false);
    expect(site.indexed.size).toBeGreaterThan(0);
    const { settings } = site.double.store.indexes.get('docs') ?? {};
    expect(settings?.attributesForFaceting).toEqual([
      'afterDistinct(kind)',
      'filterOnly(language)',
      'filterOnly(version)',
    ]);
    expect(await site.search('guide', ['kind:guide', 'language:en', 'version:1'])).not.toEqual([]);
  });

  test('reports a wrong key without showing any part of it', async () => {
    const { isDone, log } = await site.push(records, { ALGOLIA_ADMIN_KEY: 'wrong-key-0815' });
    expect(isDone).toBe(false);
    expect(log).toBe(
      'Cannot read the records of the search index with ALGOLIA_ADMIN_KEY: Invalid Application-ID or API key (status 403)',
    );
    expect(site.double.writes()).toEqual([]);
  });

  test('reports when there is no response', async () => {
    const { address, stop } = await startDouble();
    await stop();
    const { isDone, log } = await site.push(records, { ALGOLIA_HOST: address });
    expect(isDone).toBe(false);
    expect(log).toMatch(
      /^Cannot read the records of the search index with ALGOLIA_ADMIN_KEY: connect ECONNREFUSED .*\. To build again is safe: it sends what is missing$/,
    );
  });

  test('keeps the admin key out of the log, even when the service repeats it', async () => {
    for (const path of ['/settings', '/browse', '/docs/batch', '/queries']) {
      site.write('search-checks.yaml', '- { query: webhooks, route: /docs/webhooks/ }');
      site.double.faults.clear();
      site.double.faults.add({ path, status: 400, message: `the key ${adminKey} is odd` });
      const text = `${path} at ${Date.now()}`;
      const { isDone, log } = await site.push([createRecord('Webhooks', { text })]);
      expect(isDone).toBe(false);
      expect(log).toContain('the key [admin key] is odd');
      expect(log).not.toContain(adminKey);
      site.double.faults.clear();
      await site.push([createRecord('Webhooks')]);
    }
  });

  test('fails the build when the admin key is in a published file', async () => {
    site.write('public/app.js', `const key = "${adminKey}";`);
    const { isDone, log } = await site.push();
    expect(isDone).toBe(false);
    expect(log).toBe(
      'The admin key was found in public/app.js. Revoke it if the site was published.',
    );
    expect(site.double.requests).toEqual([]);
  });

  test('finds the key in an encoded form too, and names only a few of many files', async () => {
    const form = Buffer.from(adminKey).toString('base64');
    for (const number of [1, 2, 3, 4, 5, 6, 7]) site.write(`public/${number}.html`, form);
    const { log } = await site.push();
    expect(log).toMatch(/in public\/1\.html, .*public\/5\.html and 2 more files\./);
  });
});

test('a rejected request is not sent again', async () => {
  site.double.faults.add({ path: '/docs/batch', status: 400, message: 'odd' });
  const { log } = await site.push();
  expect(log).toMatch(/: odd \(status 400\)$/);
  const batches = site.double.requests.filter(({ path }) => path.endsWith('/docs/batch'));
  expect(batches).toHaveLength(1);
});

describe('known searches', () => {
  const check = (query: string, route: string) => `- { query: ${query}, route: ${route} }\n`;

  test('run after a push, in the language and version of their page', async () => {
    site.write('search-checks.yaml', check('webhooks', '/docs/webhooks/'));
    expect((await site.push()).isDone).toBe(true);
    const [request] = site.double.requests.filter(({ path }) => path.endsWith('/queries'));
    expect(request?.body).toMatchObject({
      requests: [{ query: 'webhooks', facetFilters: ['language:en', 'version:1'] }],
    });
  });

  test('run with the search key if there is one', async () => {
    site.write('search-checks.yaml', check('webhooks', '/docs/webhooks/'));
    expect((await site.push(records, { GATSBY_ALGOLIA_SEARCH_KEY: 'search-key' })).isDone).toBe(
      true,
    );
    const wrong = await site.push(records, { GATSBY_ALGOLIA_SEARCH_KEY: 'old-key' });
    expect(wrong.isDone).toBe(false);
    expect(wrong.log).toContain(
      'Cannot ask the search index with GATSBY_ALGOLIA_SEARCH_KEY: Invalid',
    );
  });

  test('fail the build when they do not lead to their page, until they do', async () => {
    site.write('search-checks.yaml', check('workspaces', '/docs/webhooks/'));
    for (const push of [await site.push(), await site.push()]) {
      expect(push.isDone).toBe(false);
      expect(push.log).toContain('found     "workspaces" with the results /docs/workspaces/');
    }
  });

  test('are rejected before a push when their page has no record', async () => {
    site.write('search-checks.yaml', check('audit', '/docs/audit/'));
    const { isDone, log } = await site.push();
    expect(isDone).toBe(false);
    expect(log).toContain('"audit" with the route /docs/audit/, which has no search record');
    expect(site.double.writes()).toEqual([]);
  });
});
