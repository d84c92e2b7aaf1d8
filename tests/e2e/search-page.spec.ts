import type { Page } from '@playwright/test';
import { pageBox as box, results } from './search';
import { expectInView, expectSameDocument, heading, hydrated, mark, open } from './site';
import { expect, test } from './test';

const status = (page: Page) => page.locator('main').getByRole('status').first();
const countOf = async (page: Page) => Number.parseInt(`${await status(page).textContent()}`, 10);

test('the query of the address is in the box, and its results are shown', {
  tag: '@client',
}, async ({ page, complaints }) => {
  await open(page, 'search/?q=create%20context');
  await expect(box(page)).toHaveValue('create context');
  await expect(heading(page)).toHaveText('Search results for "create context"');
  await expect(page).toHaveTitle(/^Search results for "create context" \| /);
  await expect(results(page).first()).toBeVisible();
  await expect(status(page)).toHaveText(/^\d+ results$/);
  expect(complaints).toEqual([]);
});

test('an operation is the first result for the words of its title', async ({ page }) => {
  await open(page, 'search/?q=create%20context');
  await expect(results(page).first()).toContainText('Create context');
});

test('matches can be read in the high contrast of a dark system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, 'search/?q=context');
  const match = results(page).locator('mark').first();
  await expect(match).toBeVisible();
  // The system's colour of marked text is black there, like the page.
  await expect(match).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  // Firefox would keep the colour of the link.
  const isOfLink = await match.evaluate((element) => {
    const colours = [element, element.closest('a') as Element].map(
      (e) => getComputedStyle(e).color,
    );
    return colours[0] === colours[1];
  });
  expect(isOfLink).toBe(false);
});

test('the address follows the box without an entry in the history, and a reload keeps it', async ({
  page,
}) => {
  await open(page, 'docs/');
  await page.goto('search/');
  await hydrated(page);
  await mark(page);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await box(page).pressSequentially('webhook');
  await expect(page).toHaveURL(/\/search\/\?q=webhook$/);
  expect(await entries()).toBe(before);
  await expectSameDocument(page);
  await page.reload();
  await expect(box(page)).toHaveValue('webhook');
  await box(page).fill('');
  await expect(page).toHaveURL(/\/search\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/$/);
});

test('synonyms find what the docs call by another name', async ({ page }) => {
  await open(page, 'search/?q=create%20tenant');
  await expect(results(page).filter({ hasText: 'Create workspace' })).not.toHaveCount(0);
});

test('a query that is far too long is cut to 64 characters', async ({ page }) => {
  await open(page, `search/?q=${'a'.repeat(5000)}`);
  await expect(box(page)).toHaveValue('a'.repeat(64));
  await expect(box(page)).toHaveAttribute('maxlength', '64');
});

test('a query with markup is shown as typed', { tag: '@client' }, async ({ page, complaints }) => {
  const query = '<img src=x onerror=alert(1)>';
  await open(page, `search/?q=${encodeURIComponent(query)}`);
  await expect(box(page)).toHaveValue(query);
  await expect(heading(page)).toContainText(query);
  await expect(page.locator('main img')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a result leads to its page, and Back to the results', async ({ page }) => {
  await open(page, 'search/?q=move');
  await mark(page);
  await results(page).filter({ hasText: 'Move context' }).first().click();
  await expect(heading(page)).toHaveText('Move context');
  await page.goBack();
  await expect(box(page)).toHaveValue('move');
  await expectSameDocument(page);
});

test('twenty hits are shown, and more on request; the focus goes to the first of them', {
  tag: '@client',
}, async ({ page }) => {
  await open(page, 'search/?q=context');
  await expect(results(page)).toHaveCount(20);
  const count = await countOf(page);
  expect(count).toBeGreaterThan(20);
  const more = page.getByRole('button', { name: 'Show more results' });
  await more.click();
  await expect(results(page)).toHaveCount(Math.min(40, count));
  await expect(results(page).nth(20)).toBeFocused();
  while (await more.isVisible()) {
    const before = await results(page).count();
    await more.click();
    await expect(results(page)).not.toHaveCount(before);
  }
  await expect(results(page)).toHaveCount(count);
});

for (const way of ['Back', 'a reload']) {
  test(`after ${way} as many hits are shown as before, at the same place`, {
    tag: '@client',
  }, async ({ page }) => {
    await open(page, 'search/?q=context');
    await expect(results(page)).toHaveCount(20);
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect(results(page)).toHaveCount(40);
    await results(page).nth(35).scrollIntoViewIfNeeded();
    const scroll = () => page.evaluate(() => Math.round(scrollY));
    const before = await scroll();
    expect(before).toBeGreaterThan(1000);
    if (way === 'Back') {
      await results(page).nth(35).click();
      await expect(page).not.toHaveURL(/\/search\//);
      await page.goBack();
    } else {
      // It is kept once the page has come to rest.
      const kept = () => page.evaluate(() => Math.round(history.state?.results?.scroll));
      await expect.poll(kept).toBe(before);
      await page.reload();
    }
    await expect(results(page)).toHaveCount(40);
    await expect.poll(scroll).toBe(before);
  });
}

test('another query starts at twenty hits again, also after a reload', async ({ page }) => {
  await open(page, 'search/?q=context');
  await page.getByRole('button', { name: 'Show more results' }).click();
  await expect(results(page)).toHaveCount(40);
  await box(page).fill('experiment');
  await expect(results(page)).toHaveCount(20);
  await page.reload();
  await expect(results(page)).toHaveCount(20);
});

test('the counts of the filters add up to the number of results', { tag: '@client' }, async ({
  page,
}) => {
  await open(page, 'search/?q=context');
  await expect(results(page).first()).toBeVisible();
  const counts = await page.getByRole('group', { name: 'Kind' }).locator('small').allTextContents();
  const sum = counts.reduce((all, count) => all + Number(count), 0);
  expect(await countOf(page)).toBe(sum);
});

test('a mistyped word finds what was meant, which is said', async ({ page }) => {
  await open(page, 'search/?q=delete%20wehbook');
  await expect(page.getByText('Showing results for “delete webhook”.')).toBeVisible();
  await expect(
    results(page)
      .filter({ hasText: /webhook/i })
      .first(),
  ).toBeVisible();
  await box(page).fill('delete webhook');
  await expect(page.getByText('Showing results for')).toHaveCount(0);
});

test('a message in the address that is too long is cut between words, which is said', async ({
  page,
}) => {
  const message = 'Please check that the organisation id and workspace id are being properly sent';
  await open(page, `search/?q=${encodeURIComponent(message)}`);
  await expect(box(page)).toHaveValue(message.slice(0, 64));
  await expect(page.getByText('“properly sent” was left out')).toBeVisible();
});

test('a query that nothing matches well says so', { tag: '@client' }, async ({ page }) => {
  await open(page, 'search/?q=purple%20elephants%20dance%20context');
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByText('Nothing matches well.')).toBeVisible();
  await box(page).fill('CreateWebhook');
  await expect(results(page).first()).toContainText('Create webhook');
  await expect(page.getByText('Nothing matches well.')).toHaveCount(0);
});

test('other sections of a page are listed below its best one', { tag: '@client' }, async ({
  page,
}) => {
  await open(page, 'search/?q=webhook%20receiver&kind=guide');
  const lists = page.getByRole('list', { name: /^More on the page / });
  await expect(lists.first()).toBeVisible();
  const hit = page
    .locator('main ol > li')
    .filter({ has: page.locator('ul') })
    .first();
  const pathOf = (link: Element) => (link as HTMLAnchorElement).pathname;
  const paths = await hit
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(paths.length).toBeGreaterThan(1);
  expect(new Set(paths)).toEqual(new Set([await hit.getByRole('link').first().evaluate(pathOf)]));
  await hit.locator('ul').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\/.*#/);
});

test('hits can be limited to kinds, which the address keeps for the way back', {
  tag: '@client',
}, async ({ page }) => {
  await open(page, 'search/?q=add%20members%20to%20group');
  await expect(results(page).first()).toBeVisible();
  const all = await countOf(page);
  const kinds = page.getByRole('group', { name: 'Kind' });
  const label = kinds.locator('label', { hasText: 'Guides' });
  await expect(label).toHaveText(/^Guides\d+$/);
  await label.click();
  await expect(page).toHaveURL(/\/search\/\?q=add\+members\+to\+group&kind=guide$/);
  await expect(status(page)).not.toHaveText(`${all} results`);
  const guides = await countOf(page);
  expect(guides).toBeLessThan(all);
  await kinds.locator('label', { hasText: 'Operations' }).click();
  await expect(results(page).filter({ hasText: /PATCH/ }).first()).toBeVisible();
  expect(await countOf(page)).toBeGreaterThan(guides);

  await results(page).first().click();
  await expect(page).not.toHaveURL(/\/search\//);
  await page.goBack();
  await expect(kinds.getByRole('checkbox', { name: /^Guides/ })).toBeChecked();
  await expect(kinds.getByRole('checkbox', { name: /^Operations/ })).toBeChecked();
  await expect(kinds.getByRole('checkbox', { name: /^Fields/ })).not.toBeChecked();
});

test('the version in view is the current one, and can be chosen', { tag: '@client' }, async ({
  page,
}) => {
  await open(page, 'search/?q=override');
  const select = page.getByRole('combobox', { name: 'Version' });
  const shown = page.locator('header summary[aria-label^="Version"]');
  await expect(select).toHaveValue(`${await shown.textContent()}`.trim());
});

test('a hit on a field leads to the field', { tag: '@client' }, async ({ page }) => {
  await open(page, 'search/?q=traffic_percentage&kind=field');
  await results(page).first().click();
  await expect(page).toHaveURL(/#.*traffic_percentage/);
  await expect(page.locator('[data-target]')).toHaveAttribute('id', /traffic_percentage/);
  await expectInView(page.locator('[data-target]'));
});

test('the page is noindex, and has links that work without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${test.info().project.use.baseURL}search/?q=webhook`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('main')).toContainText('Search requires JavaScript');
  await page.locator('main').getByRole('link', { name: 'How-to' }).click();
  await expect(heading(page)).toHaveText('How-to');
  await context.close();
});
