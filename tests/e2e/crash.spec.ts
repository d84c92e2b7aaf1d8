import type { Page } from '@playwright/test';
import { heading, homeTitle, open, saveData } from './site';
import { expect, test } from './test';

const data = '**/page-data/docs/how-to/coming-from/page-data.json';

/** Follows a link to a page whose data is spoilt. */
async function openSpoilt(
  page: Page,
  // biome-ignore lint/suspicious/noExplicitAny: the data of a page, as Gatsby writes it
  spoil: (result: any) => void,
): Promise<void> {
  await saveData(page);
  await open(page, 'docs/');
  await page.route(data, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    spoil(json.result);
    await route.fulfill({ response, json });
  });
  await page
    .getByRole('navigation', { name: 'Docs' })
    .getByRole('link', { name: 'Coming from another tool' })
    .click();
  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error');
}

test('a page that crashes keeps navbar and footer, and "Try again" recovers', async ({ page }) => {
  await openSpoilt(page, (result) => {
    result.data.guide.headings = null;
  });
  await expect(page.getByRole('alert').filter({ hasText: 'crashed' })).toContainText('null');
  await expect(page.locator('header').getByRole('link', { name: 'Guides' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // The cause of the crash is fixed: "Try again" asks the server anew.
  await page.unroute(data);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toContainText('Coming from');
});

test('a frame that crashes leaves a page with a way home', async ({ page }) => {
  await openSpoilt(page, (result) => {
    result.pageContext = {};
  });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(heading(page)).toHaveText(homeTitle);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
