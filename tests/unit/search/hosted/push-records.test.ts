import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRecord, HostedSite, indexName } from './push';

const titles = ['Contexts', 'Dimensions', 'Experiments', 'Functions', 'Webhooks', 'Workspaces'];
const records = titles.map((title) => createRecord(title));

let site: HostedSite;
beforeEach(async () => {
  site = await HostedSite.start();
  site.records = records;
});
afterEach(() => site.stop());

const indexedTitles = () => [...site.indexed.values()].map(({ title }) => title).sort();
/** The records that batches brought or removed, by action. */
const sent = () =>
  site.double.requests
    .filter(({ path }) => path.endsWith('/docs/batch'))
    .flatMap(
      ({ body }) =>
        (body as { requests: { action: string; body: { objectID: string } }[] }).requests,
    )
    .map(({ action, body }) => `${action} ${body.objectID}`);

describe('a push', () => {
  test('fills an index that does not exist yet, settings included', async () => {
    const { isDone, log } = await site.push();
    expect(isDone).toBe(true);
    expect(log).toBe('Pushed to the search index docs: 6 added, 0 changed, 0 removed.');
    expect(indexedTitles()).toEqual(titles);
    const settings = site.double.store.indexes.get(indexName)?.settings;
    expect(settings).toMatchObject({
      attributeForDistinct: 'page',
      customRanking: ['desc(weight)', 'asc(part)'],
    });
  });

  test('leaves out fields that a record does not have', async () => {
    await site.push();
    expect(Object.keys(site.indexed.get('1 /docs/contexts/'))).not.toContain('method');
  });

  test('sends settings and synonyms before records', async () => {
    await site.push();
    const writes = site.double.writes().map(({ method, path }) => `${method} ${path}`);
    expect(writes.slice(0, 2)).toEqual([
      'PUT /1/indexes/docs/settings',
      'POST /1/indexes/docs/synonyms/batch',
    ]);
    expect(writes.slice(2)).toContain('POST /1/indexes/docs/batch');
  });

  test('sends nothing when nothing has changed', async () => {
    site.write('synonyms.yaml', '- [workspace, tenant]');
    await site.push();
    const { isDone, log } = await site.push();
    expect(isDone).toBe(true);
    expect(log).toBe('The search index docs is up to date: 6 records.');
    // The last request of gatsby-plugin-algolia has no settings.
    expect(site.double.writes().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', '/1/indexes/docs/settings', {}],
    ]);
  });

  test('sends a record that has changed, and no other', async () => {
    await site.push();
    const changed = createRecord('Webhooks', { text: 'Events, told to others.' });
    await site.push(records.map((each) => (each.title === 'Webhooks' ? changed : each)));
    expect(sent()).toEqual(['updateObject 1 /docs/webhooks/']);
    expect(site.double.requests.filter(({ path }) => path.endsWith('/browse'))).toHaveLength(1);
    expect(site.indexed.get('1 /docs/webhooks/')?.text).toBe('Events, told to others.');
  });

  test('removes a record that is gone, and no other', async () => {
    await site.push();
    await site.push(records.slice(1));
    expect(sent()).toEqual(['deleteObject 1 /docs/contexts/']);
    expect(indexedTitles()).toEqual(titles.slice(1));
  });

  test('leaves records alone that came from elsewhere', async () => {
    await site.push();
    site.double.store.indexes.get(indexName)?.records.set('x', { objectID: 'x', title: 'Blog' });
    await site.push(records.slice(1));
    expect([...site.indexed.keys()]).toContain('x');
  });

  test('fixes a record that somebody changed by hand', async () => {
    await site.push();
    site.indexed.delete('1 /docs/webhooks/');
    await site.push();
    expect(indexedTitles()).toEqual(titles);
  });

  test('fixes settings that somebody changed by hand', async () => {
    await site.push();
    Object.assign(site.double.store.indexes.get(indexName)?.settings ?? {}, { distinct: 3 });
    await site.push();
    expect(site.double.store.indexes.get(indexName)?.settings.distinct).toBe(1);
  });

  test('reads an index of thousands of records page by page', async () => {
    const many = Array.from({ length: 2500 }, (_, number) => createRecord(`Guide ${number}`));
    expect((await site.push(many)).log).toContain('2500 added');
    const batches = site.double.requests.filter(({ path }) => path.endsWith('/docs/batch'));
    expect(batches).toHaveLength(3);
    expect((await site.push(many)).log).toContain('up to date: 2500 records');
    expect(site.double.requests.filter(({ path }) => path.endsWith('/browse'))).toHaveLength(3);
  });

  test('waits for a service that takes its time', async () => {
    site.double.store.taskDelay = 30;
    site.write('search-checks.yaml', '- { query: webhooks, route: /docs/webhooks/ }');
    expect((await site.push()).isDone).toBe(true);
    expect(indexedTitles()).toEqual(titles);
  });
});

describe('synonyms', () => {
  /** The group that every interface has. */
  const verbs = 'get = list = retrieve';
  const indexedGroups = () =>
    [...(site.double.store.indexes.get(indexName)?.synonyms.values() ?? [])].map((each) =>
      each.synonyms.join(' = '),
    );

  test('are pushed, and replace those that the index has', async () => {
    site.write('synonyms.yaml', '- [workspace, tenant]\n- [webhook, callback]');
    await site.push();
    expect(indexedGroups()).toEqual(['workspace = tenant', 'webhook = callback', verbs]);
    site.write('synonyms.yaml', '- [workspace, tenant, room]');
    await site.push();
    expect(indexedGroups()).toEqual(['workspace = tenant = room', verbs]);
  });

  test('are not sent by a dry run', async () => {
    site.write('synonyms.yaml', '- [workspace, tenant]');
    await site.push(records, { SEARCH_PUSH: 'dry' });
    expect(site.double.writes()).toEqual([]);
  });

  test('that did not arrive follow with the next push', async () => {
    site.write('synonyms.yaml', '- [workspace, tenant]');
    site.double.faults.add({ path: '/synonyms/batch', status: 400, message: 'odd', times: 1 });
    const { isDone, log } = await site.push();
    expect(isDone).toBe(false);
    expect(log).toMatch(/^Cannot push the synonyms to the search index .*: odd \(status 400\)$/);
    expect((await site.push()).isDone).toBe(true);
    expect(indexedGroups()).toEqual(['workspace = tenant', verbs]);
  });

  test('let a search find something by another name', async () => {
    site.write('synonyms.yaml', '- [workspaces, tenant]');
    site.write('search-checks.yaml', '- { query: tenant, route: /docs/workspaces/ }');
    expect((await site.push()).isDone).toBe(true);
  });
});

describe('a push without an admin key', () => {
  test('sends no request', async () => {
    const { isDone, log } = await site.push(records, { ALGOLIA_ADMIN_KEY: '' });
    expect({ isDone, log }).toEqual({ isDone: true, log: '' });
    expect(site.double.requests).toEqual([]);
  });
});

describe('a dry run', () => {
  test('names what would change, and writes nothing', async () => {
    await site.push();
    const next = [
      ...records.slice(2),
      createRecord('Dimensions', { text: 'New.' }),
      createRecord('Audit'),
    ];
    const { isDone, log } = await site.push(next, { SEARCH_PUSH: 'dry' });
    expect(isDone).toBe(true);
    expect(log).toMatchInlineSnapshot(`
      "Dry run on the search index docs
      contains 6
      added    1
        1 /docs/audit/
      changed  1
        1 /docs/dimensions/
      removed  1
        1 /docs/contexts/"
    `);
    expect(site.double.writes()).toEqual([]);
    expect(indexedTitles()).toEqual(titles);
  });

  test('leaves everything to the push that follows it', async () => {
    const { log } = await site.push(records, { SEARCH_PUSH: 'dry' });
    expect(log).toContain('added    6');
    expect(site.double.store.indexes.size).toBe(0);
    await site.push();
    expect(indexedTitles()).toEqual(titles);
  });

  test('ends as the push would if a guard stops it', async () => {
    await site.push();
    const { isDone, log } = await site.push([], { SEARCH_PUSH: 'dry' });
    expect(isDone).toBe(false);
    expect(log).toContain('removed  6');
    expect(log).toContain('found     no records');
  });
});
