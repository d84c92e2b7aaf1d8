import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '../../../../src/content/author-files';
import { readSettings } from '../../../../src/content/read-author-files';
import { buildPages } from '../../../../src/page-models/build-pages';
import { algoliaSettings } from '../../../../src/search/hosted/algolia-settings';
import {
  expandRequest,
  type HostedResponse,
  readResponse,
} from '../../../../src/search/hosted/hosted-requests';
import { buildRecords } from '../../../../src/search/records/build-records';
import { type QueryParams, runQuery } from '../../../algolia-double/query';
import { StoredIndex } from '../../../algolia-double/stored-index';
import { loadOwnSite } from '../../sites';

test("finds the site's known searches in the site's own records", {
  timeout: 60_000,
}, async () => {
  const root = join(__dirname, '../../../../content');
  const { value: checks = [] } = await readSettings(siteFiles.searchChecks, { root, folder: root });
  expect(checks).toHaveLength(5);
  const { versions, ...vocabulary } = await loadOwnSite();
  const [current] = versions;
  if (!current) throw new Error('no version');
  const index = new StoredIndex();
  index.change({ ...algoliaSettings });
  for (const record of buildRecords(buildPages(current))) {
    index.records.set(record.objectID, { ...record });
  }
  for (const { query, route } of checks) {
    const params = { query, hitsPerPage: 3 };
    const sent = expandRequest('docs', params, vocabulary) as QueryParams[];
    const responses = sent.map((each) => runQuery('docs', index, each));
    const { hits } = readResponse(params, responses as unknown as HostedResponse[], vocabulary);
    expect(hits.map(({ page }) => page)).toContain(route);
  }
});
