import type { Page } from '@playwright/test';
import { heading, open, saveData } from './site';
import { expect, test } from './test';

const bar = (page: Page) => page.locator('#nprogress');

/** Lets the data of the next page arrive after a time, and notes whether a bar was ever there. */
async function delayPage(page: Page, milliseconds: number): Promise<() => Promise<boolean>> {
  await page.route('**/page-data/docs/setup/page-data.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
  await page.evaluate(() => {
    Object.assign(window, { wasBarSeen: false });
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) Object.assign(window, { wasBarSeen: true });
    }).observe(document.documentElement, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'wasBarSeen'));
}

const goToSetup = (page: Page) =>
  page.evaluate(() => {
    // A click without a pointer or focus before it, which would load the page ahead.
    document.querySelector<HTMLElement>('a[href="/superposition/docs/setup/"]')?.click();
  });

// 150 ms are near the limit of 200: a busy machine may take longer.
test.describe.configure({ retries: 2 });

test.beforeEach(async ({ page }) => {
  await saveData(page);
  await open(page, 'docs/');
});

test('no bar is shown for a page that arrives in 150 ms', async ({ page }) => {
  const wasSeen = await delayPage(page, 150);
  await goToSetup(page);
  await expect(heading(page)).toHaveText('Development setup');
  expect(await wasSeen()).toBe(false);
});

test('a bar is shown for a page that takes 600 ms, and is gone on arrival', async ({ page }) => {
  const wasSeen = await delayPage(page, 600);
  await goToSetup(page);
  await expect(bar(page)).toHaveCount(1);
  await expect(heading(page)).toHaveText('Development setup');
  await expect(bar(page)).toHaveCount(0);
  expect(await wasSeen()).toBe(true);
});
