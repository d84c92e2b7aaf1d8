import type { Page } from '@playwright/test';
import { findViolations, withRules } from './axe';
import { heading, holdRequests, open, saveData } from './site';
import { expect, test } from './test';

const bar = (page: Page) => page.locator('#nprogress');

const data = '**/page-data/docs/how-to/coming-from/page-data.json';

/**
 * Requests another page, whose data is delayed, while the clock of the page is stopped: only
 * the test advances its time. Returns a function that releases the data.
 */
async function askForPage(page: Page): Promise<() => void> {
  await saveData(page);
  await page.clock.install();
  await open(page, 'docs/');
  const release = await holdRequests(page, data);
  await page.clock.pauseAt(Date.now() + 60_000);
  const request = page.waitForRequest('**/page-data/docs/how-to/coming-from/page-data.json');
  await page.evaluate(() => {
    // A click without a hover or focus before it, which would prefetch the page.
    document
      .querySelector<HTMLElement>('a[href="/superposition/docs/how-to/coming-from/"]')
      ?.click();
  });
  await request;
  return release;
}

test('no bar is shown for a page that arrives in 150 ms', async ({ page }) => {
  const release = await askForPage(page);
  await page.clock.runFor(150);
  await expect(bar(page)).toHaveCount(0);
  release();
  // The page is shown before the clock reaches 200 ms.
  for (let step = 0; step < 40; step += 1) {
    await page.waitForTimeout(50);
    await page.clock.runFor(1);
    if ((await heading(page).textContent())?.startsWith('Coming from')) break;
  }
  await expect(heading(page)).toContainText('Coming from');
  await page.clock.runFor(2000);
  await expect(bar(page)).toHaveCount(0);
});

test('a bar is shown for a page that takes 600 ms, and is gone on arrival', async ({ page }) => {
  const release = await askForPage(page);
  await page.clock.runFor(600);
  await expect(bar(page)).toHaveCount(1);
  release();
  await page.clock.resume();
  await expect(heading(page)).toContainText('Coming from');
  await expect(bar(page)).toHaveCount(0);
});

test('assistive technology finds the bar within a named place', async ({ page }) => {
  await saveData(page);
  await open(page, 'docs/');
  const release = await holdRequests(page, data);
  await page.evaluate(() => {
    document
      .querySelector<HTMLElement>('a[href="/superposition/docs/how-to/coming-from/"]')
      ?.click();
  });
  await expect(bar(page).getByRole('progressbar')).toHaveAccessibleName('Loading the page');
  expect(await findViolations(page, withRules('region'))).toEqual([]);
  release();
  await expect(bar(page)).toHaveCount(0);
});
