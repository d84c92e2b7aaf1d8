import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Content } from '../../../../src/content/model';
import { compareIndex } from '../../../../src/gatsby/hosted-search/compare-index';
import type { SearchRecord } from '../../../../src/search/record';
import { adminKey, createRecord, HostedSite } from './push';

const records = ['Contexts', 'Dimensions', 'Experiments'].map((title) => createRecord(title));

let site: HostedSite;
beforeEach(async () => {
  site = await HostedSite.start();
  site.records = records;
});
afterEach(() => site.stop());

const compare = (wanted: SearchRecord[], settings: Record<string, string> = {}) =>
  compareIndex(
    { content: { synonyms: [] } as unknown as Content, records: new Map([['1', wanted]]) },
    { ...site.environment, ...settings },
  );

test('finds nothing to change right after a push, and sends nothing', async () => {
  await site.push();
  site.double.requests.length = 0;
  expect(await compare(records)).toMatchObject({
    ...{ isCompared: true, index: 'docs', recordCount: 3, indexed: 3 },
    ...{ added: [], changed: [], removed: [], settings: [], synonyms: [] },
  });
  expect(site.double.requests.length).toBeGreaterThan(0);
  expect(site.double.writes()).toEqual([]);
});

test('names what was added, changed and removed since the push', async () => {
  await site.push();
  const changed = createRecord('Contexts', { text: 'Other words.' });
  const next = [changed, ...records.slice(1, 2), createRecord('Webhooks')];
  expect(await compare(next)).toMatchObject({
    added: ['1 /docs/webhooks/'],
    changed: ['1 /docs/contexts/'],
    removed: ['1 /docs/experiments/'],
  });
});

test('before the first push, everything is new', async () => {
  expect(await compare(records)).toMatchObject({
    ...{ indexed: 0, changed: [], removed: [] },
    added: records.map(({ objectID }) => objectID),
  });
});

test('claims nothing without the key, and says what is missing', async () => {
  const next = await compare(records, { ALGOLIA_ADMIN_KEY: '' });
  expect(next).toEqual({
    ...{ recordCount: 3, size: next.size, isCompared: false },
    reason: expect.stringContaining('ALGOLIA_ADMIN_KEY'),
  });
  expect(next.size).toBeGreaterThan(600);
  expect(site.double.requests).toEqual([]);
});

test('claims nothing when the service refuses, and keeps the key to itself', async () => {
  site.double.faults.add({ status: 403, message: `${adminKey} may not browse` });
  const next = await compare(records);
  expect(next).not.toHaveProperty('added');
  expect(next).toMatchObject({ isCompared: false });
  expect(next.reason).toBe('The index could not be read: [admin key] may not browse (status 403)');
});
