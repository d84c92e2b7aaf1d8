import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { indexPrefix } from '../../src/search/engine/index/index-files';
import {
  openClient,
  type RunQuery,
  readSearches,
  searchSets,
} from '../../tooling/bench/search/judge';
import { pageBox, results } from './search';
import { expectInView, open } from './site';
import { expect, test } from './test';

/** Types searches into the search page, one after the other. */
function queryPage(page: Page): RunQuery {
  const prefix = new URL(page.url()).pathname.replace(/\/search\/$/, '');
  return async (query) => {
    await pageBox(page).fill(query);
    await expect(page.locator('main').getByRole('status').first()).toHaveText(/^\d+ results?$/);
    const links = await results(page).evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ pathname, hash }) => ({ pathname, hash })),
    );
    return links.map(({ pathname, hash }) => {
      const route = pathname.slice(prefix.length);
      return { page: route, route: route + decodeURIComponent(hash) };
    });
  };
}

const searches = readSearches(searchSets.heldOut);

// Whether the ranking finds what is wanted is tested in unit/search/quality, without a browser.
test('the page lists what the ranking finds, in its order', async ({ page }) => {
  const names = readdirSync('public').filter((name) => name.startsWith(indexPrefix));
  const client = openClient(
    names.map((name) => ({ name, text: readFileSync(join('public', name), 'utf8') })),
  );
  await open(page, 'search/');
  const menu = page.locator('header summary[aria-label^="Version"]');
  const facetFilters = [`version:${await menu.innerText()}`];
  const runPage = queryPage(page);
  for (const { q: query } of searches.filter((_, index) => index % 8 === 0)) {
    const shown = await runPage(query);
    const { results: found } = await client.search([
      { params: { query, hitsPerPage: 10, facetFilters } },
    ]);
    const routes = found[0]?.hits.map(({ route }) => route) ?? [];
    expect(routes.length, query).toBeGreaterThan(0);
    expect(
      shown.slice(0, 10).map(({ route }) => route),
      query,
    ).toEqual(routes);
  }
});

test('a hit on a field leads to the field, in view and highlighted', async ({ page }) => {
  const forFields = searches.filter(({ anchors }) => anchors).slice(0, 3);
  expect(forFields).toHaveLength(3);
  for (const { q, anchors = [] } of forFields) {
    await open(page, `search/?q=${encodeURIComponent(q)}`);
    const ends = anchors.map((route) => `[href$="${route}"]`).join();
    await results(page).and(page.locator(ends)).first().click();
    const target = page.locator('main [data-target]');
    await expect(target).toHaveCount(1);
    expect(anchors.map((route) => route.split('#')[1])).toContain(await target.getAttribute('id'));
    await expectInView(target);
  }
});
