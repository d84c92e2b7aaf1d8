import type { Page } from '@playwright/test';
import { expectSameDocument, heading, hydrated, mark, open } from './site';
import { expect, test } from './test';

const box = (page: Page) => page.locator('main').getByRole('searchbox', { name: 'Search docs' });
const results = (page: Page) => page.locator('main').getByRole('link');

test('the query of the address is in the box, and its results are shown', async ({
  page,
  complaints,
}) => {
  await open(page, 'search/?q=create%20context');
  await expect(box(page)).toHaveValue('create context');
  await expect(heading(page)).toHaveText(/Search results for .create context./);
  await expect(results(page).filter({ hasText: 'Create context' }).first()).toBeVisible();
  expect(complaints).toEqual([]);
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

test('a query that is far too long is cut to 64 characters', async ({ page }) => {
  await open(page, `search/?q=${'a'.repeat(5000)}`);
  await expect(box(page)).toHaveValue('a'.repeat(64));
  await expect(box(page)).toHaveAttribute('maxlength', '64');
});

test('a query of markup is shown as it was written', async ({ page, complaints }) => {
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
