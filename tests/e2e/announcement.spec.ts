import type { Page } from '@playwright/test';
import { heading, open } from './site';
import { expect, test } from './test';

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close' }).click();

/** Layout shifts that are not caused by an action of the reader. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test('an announcement that was closed stays closed on other pages and later loads', async ({
  page,
}) => {
  await open(page, 'docs/');
  await expect(bar(page)).toBeVisible();
  await close(page);
  await expect(bar(page)).toBeHidden();
  await page.locator('main').getByRole('link', { name: 'quick start' }).first().click();
  await expect(heading(page)).toContainText('Quick start');
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await expect(bar(page)).toBeHidden();
  await open(page, 'search/');
  await expect(bar(page)).toBeHidden();
});

test('closed by keyboard, it leaves the focus on the page, before everything else', async ({
  page,
}) => {
  await open(page, 'docs/');
  await bar(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('a closed announcement takes no space before first paint, so nothing shifts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const main = document.querySelector('main');
      if (!main) return;
      observer.disconnect();
      Object.assign(window, { firstTop: main.getBoundingClientRect().top });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await open(page, 'docs/');
  const topWithBar = await page.evaluate(() => Reflect.get(window, 'firstTop'));
  await close(page);
  await page.reload();
  const top = await page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
  expect(await page.evaluate(() => Reflect.get(window, 'firstTop'))).toBe(top);
  expect(top).toBeLessThan(topWithBar);
  expect(await shifts(page)).toBeLessThan(0.005);
});

test('another announcement is shown to those who closed the last one', async ({ page }) => {
  await open(page, 'docs/');
  await close(page);
  await page.route('**/docs/setup/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/data-announcement="[^"]*"/g, (attribute) =>
      attribute.replace(/"$/, '-next"'),
    );
    await route.fulfill({ response, body });
  });
  await open(page, 'docs/setup/');
  await expect(bar(page)).toBeVisible();
});
