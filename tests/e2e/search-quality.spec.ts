import type { Page } from '@playwright/test';
import { groupByKind, judge, type RunQuery, summarise } from '../../tooling/bench/search/judge';
import { readSearches, searchSets } from '../../tooling/bench/search/searches';
import { pageBox, results } from './search';
import { expectInView, open } from './site';
import { expect, test } from './test';

test.skip(Boolean(process.env.GATSBY_ALGOLIA_HOST), 'the figures are those of the embedded engine');

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

// What it finds for all other sets is tested in unit/search/quality, without a browser.
test('the page finds results for the searches that the ranking was not made for', async ({
  page,
}) => {
  await open(page, 'search/');
  const verdicts = await judge(searches, queryPage(page));
  const { at1, at3, at10, mrr } = summarise(verdicts);
  expect(at1).toBeGreaterThanOrEqual(0.92);
  expect(at3).toBeGreaterThanOrEqual(0.97);
  expect(at10).toBe(1);
  expect(mrr).toBeGreaterThanOrEqual(0.95);
  for (const [kind, group] of groupByKind(verdicts)) {
    // Of the smaller groups, one search is a quarter or more.
    if (group.length < 5) continue;
    expect(summarise(group).at1, kind).toBeGreaterThanOrEqual(0.4);
  }
  expect(verdicts.filter(({ isLanded }) => isLanded === false)).toEqual([]);
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
