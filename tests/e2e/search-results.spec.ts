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
import { dialog, expectAnswered, openDialog, options, pageBox, results } from './search';
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

/** What is marked on the page, and whether the first of it is in view. */
const readMarks = (page: Page) =>
  page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('found') ?? [])] as Range[];
    const { top = -1, bottom = 0 } = ranges[0]?.getBoundingClientRect() ?? {};
    return { texts: ranges.map(String), isInView: top >= 0 && bottom <= innerHeight };
  });

test('the words that the line under a hit marks are marked on its page, in view, until the reader goes on', async ({
  page,
  complaints,
}) => {
  const visit = async (query: string) => {
    await openDialog(page);
    await page.keyboard.type(query);
    await expectAnswered(page);
    const first = options(page).first();
    await expect(first.locator('.hit-line mark').first()).toBeVisible();
    const words = await first.locator('.hit-line mark').allTextContents();
    const address = await first.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === address);
    return words;
  };
  await open(page, 'docs/');
  for (const query of ['kms', 'OIDC_SAAS', 'webhook event already taken', 'postgres image']) {
    const words = await visit(query);
    await expect.poll(() => readMarks(page)).toEqual({ texts: words, isInView: true });
    await expect(page.locator('main mark')).toHaveCount(0);
  }
  await page.reload();
  await expect.poll(() => readMarks(page)).toMatchObject({ texts: [] });
  await page.goBack();
  await expect.poll(() => readMarks(page)).toMatchObject({ texts: [] });
  expect(complaints).toEqual([]);
});

test('the sentence that answers a question is marked as a whole', async ({ page }) => {
  await open(page, 'search/?q=sentry');
  await results(page).first().click();
  await expect(dialog(page)).toBeHidden();
  await expect
    .poll(async () => (await readMarks(page)).texts.join(' ').split(' ').length)
    .toBeGreaterThan(3);
});
