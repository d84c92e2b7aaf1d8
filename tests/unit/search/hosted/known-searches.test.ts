import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '../../../../src/content/author-files';
import { readSettings } from '../../../../src/content/read-author-files';
import { findImpossibleSearches } from '../../../../src/gatsby/hosted-search/known-searches';
import { buildPages } from '../../../../src/page-models/build-pages';
import { buildRecords } from '../../../../src/search/records/build-records';
import { loadOwnSite } from '../../sites';

test("the site's known searches are for pages that have records", async () => {
  const root = join(__dirname, '../../../../content');
  const { value: checks = [] } = await readSettings(siteFiles.searchChecks, { root, folder: root });
  expect(checks).toHaveLength(5);
  const { versions } = await loadOwnSite();
  const records = versions.flatMap((version) => buildRecords(buildPages(version)));
  expect(findImpossibleSearches(checks, records)).toEqual([]);
});
