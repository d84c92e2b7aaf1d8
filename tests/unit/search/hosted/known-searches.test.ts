import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSearchChecks } from '../../../../src/content/settings/search-checks';
import { findImpossibleSearches } from '../../../../src/gatsby/hosted-search/known-searches';
import { buildPages } from '../../../../src/page-models/build-pages';
import { buildRecords } from '../../../../src/search/records/build-records';
import { loadOwnSite } from '../../sites';

test("the site's known searches are for pages that have records", { timeout: 60_000 }, async () => {
  const { value: checks = [] } = await readSearchChecks(join(__dirname, '../../../../content'));
  expect(checks).toHaveLength(5);
  const { versions } = await loadOwnSite();
  const records = versions.flatMap((version) => buildRecords(buildPages(version)));
  expect(findImpossibleSearches(checks, records)).toEqual([]);
});
