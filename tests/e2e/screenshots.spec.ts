import type { Page } from '@playwright/test';
import { open } from './site';
import { expect, test } from './test';

const guide = 'docs/admin-ui/change-a-value/';
const link = (page: Page) => page.locator('.screenshot a').last();

/** The opacity of what covers the last screenshot. */
function coverOf(page: Page): Promise<number> {
  return link(page).evaluate((element) => {
    const { backgroundColor, opacity } = getComputedStyle(element, '::after');
    const [, alpha = '1'] = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor) ?? [];
    return Number(alpha) * Number(opacity);
  });
}

test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 });

test('a screenshot has two pixels of its file for each of the page', async ({ page }) => {
  await open(page, guide);
  for (const each of await page.locator('.screenshot img').all()) {
    await each.scrollIntoViewIfNeeded();
    await expect(each).toHaveJSProperty('complete', true);
    const sharpness = await each.evaluate(
      (img: HTMLImageElement) => img.naturalWidth / img.getBoundingClientRect().width,
    );
    expect(sharpness).toBeGreaterThanOrEqual(1.99);
  }
});

test.describe('in the dark mode', () => {
  test.use({ colorScheme: 'dark' });

  test('a light screenshot is dimmed until a reader points at it', async ({ page }) => {
    await open(page, guide);
    expect(await coverOf(page)).toBeGreaterThan(0.1);
    expect(await coverOf(page)).toBeLessThan(0.4);
    await link(page).hover();
    await expect.poll(() => coverOf(page)).toBe(0);
  });
});

test('in the light mode, it is shown as it is', async ({ page }) => {
  await open(page, guide);
  expect(await coverOf(page)).toBe(0);
});
