import type { Page } from '@playwright/test';
import { announcer, heading, open } from './site';
import { expect, test } from './test';

test.use({ viewport: { width: 1440, height: 900 } });

const options = (page: Page) => page.locator('main summary[aria-label="Page options"]');
const link = (page: Page, name: string) => page.locator('main').getByRole('link', { name });
const hrefOf = async (page: Page, name: string) =>
  new URL(`${await link(page, name).getAttribute('href')}`, page.url());

test('the page can be copied and viewed as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'docs/api/create-context/');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(announcer(page)).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('# Create context\n\n`PUT /context`');
  await options(page).click();
  await link(page, 'View as Markdown').click();
  await expect(page).toHaveURL(/create-context\.md$/);
});

test('copying reports when the text could not be loaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'docs/api/create-context/');
  await page.route('**/*.md', (route) => route.abort());
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(announcer(page)).toHaveText('Copying failed');
});

test('its menu offers other formats, assistants, a report and an edit', async ({
  page,
  complaints,
}) => {
  await open(page, 'docs/api/create-context/');
  await expect(link(page, 'View as Markdown')).toBeHidden();
  await options(page).click();
  const twin = 'https://juspay.io/superposition/docs/api/create-context.md';
  expect((await hrefOf(page, 'OpenAPI')).pathname).toMatch(/create-context\.openapi\.json$/);
  for (const [name, host] of [
    ['Open in ChatGPT', 'chatgpt.com'],
    ['Open in Claude', 'claude.ai'],
  ] as const) {
    const address = await hrefOf(page, name);
    expect(address.host).toBe(host);
    expect(address.searchParams.get('q')).toContain(twin);
  }
  const report = await hrefOf(page, 'Report a problem');
  expect(report.pathname).toBe('/juspay/superposition/issues/new');
  expect(report.searchParams.get('title')).toContain('Create context');
  expect(report.searchParams.get('body')).toContain('/superposition/docs/api/create-context/');
  await expect(link(page, 'Edit this page').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('it is used with the keyboard, and Escape returns to its button', async ({ page }) => {
  await open(page, 'docs/setup/');
  await page.getByRole('button', { name: 'Copy page' }).focus();
  await page.keyboard.press('Tab');
  await expect(options(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link(page, 'View as Markdown')).toBeFocused();
  await expect(link(page, 'OpenAPI')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(link(page, 'View as Markdown')).toBeHidden();
  await expect(options(page)).toBeFocused();
});

test('an open menu of the navbar closes it, and so does a click beside it', async ({ page }) => {
  await open(page, 'docs/setup/');
  const version = page.getByLabel('Version 0.117');
  await options(page).click();
  await version.click();
  await expect(link(page, 'View as Markdown')).toBeHidden();
  await expect(page.getByRole('link', { name: 'All releases' })).toBeVisible();
  await options(page).click();
  await heading(page).click();
  await expect(link(page, 'View as Markdown')).toBeHidden();
});

for (const address of ['docs/api/create-experiment/', 'docs/clients/legacy/creating_client/']) {
  test(`on a phone it is in one row with the breadcrumbs (${address})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, address);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first();
    const [tools, crumb] = await Promise.all([options(page).boundingBox(), crumbs.boundingBox()]);
    const middle = (box: typeof tools) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middle(tools) - middle(crumb))).toBeLessThan(26);
    await options(page).click();
    const menu = await link(page, 'Report a problem').boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(390);
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu says what it is, and opens', async ({ page }) => {
    await page.goto('docs/api/create-context/');
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    const shown = await options(page).evaluate(
      (summary) => getComputedStyle(summary, '::before').content,
    );
    expect(shown).toBe('"Page options"');
    await options(page).click();
    await link(page, 'View as Markdown').click();
    await expect(page).toHaveURL(/create-context\.md$/);
  });
});
