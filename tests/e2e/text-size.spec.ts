import { chromium, type Locator, type Page } from '@playwright/test';
import { launchOptions } from '../../tooling/tests/chromium';
import { kinds } from './site';
import { expect, test } from './test';

const hasNoSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('with text twice as large, the rail is below the text and the whole navbar is visible', async ({
  baseURL,
}) => {
  const args = [...launchOptions.args, '--blink-settings=defaultFontSize=32'];
  const browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } });
  await page.goto('docs/api/create-experiment/');
  expect(await hasNoSideways(page)).toBe(true);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const samples = await page.getByText('Request sample').boundingBox();
  expect(title?.width).toBeGreaterThan(400);
  expect(samples?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  await browser.close();
});

test('with text twice as large, every kind of page fits a phone', async ({ baseURL }) => {
  const args = [...launchOptions.args, '--blink-settings=defaultFontSize=32'];
  const browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  for (const address of Object.values(kinds)) {
    await page.goto(address);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await hasNoSideways(page), `${address} at ${width}`).toBe(true);
    }
  }
  const search = page.getByRole('link', { name: 'Search docs' });
  await expect(search).toBeInViewport({ ratio: 1 });
  await browser.close();
});

test('with text twice as large, words of the breadcrumbs stay whole on a phone', async ({
  baseURL,
}) => {
  const args = [...launchOptions.args, '--blink-settings=defaultFontSize=32'];
  const browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL, viewport: { width: 320, height: 640 } });
  await page.goto('docs/quick_start/');
  const crumb = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Guides');
  const box = await crumb.boundingBox();
  expect(box?.width).toBeGreaterThan(60);
  expect(box?.height).toBeLessThan(60);
  await browser.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });

  for (const element of ['h1', 'h2', '.prose p', '.prose li']) {
    test(`a long word in ${element} breaks instead of widening a guide`, async ({ page }) => {
      await page.goto('docs/setup/');
      await page
        .locator(element)
        .first()
        .evaluate((place) => place.append('w'.repeat(80)));
      expect(await hasNoSideways(page)).toBe(true);
    });
  }

  test('a name with a hyphen stays whole on a line, and breaks if it is longer than one', async ({
    page,
  }) => {
    await page.goto('docs/operate/reverse-proxy/');
    const names = page.locator('main td > code.whole');
    const name = names.filter({ hasText: 'x-config-version' });
    const before = names.filter({ hasText: 'x-org-id' });
    const heightOf = async (code: Locator) => Math.round((await code.boundingBox())?.height ?? 0);
    const height = await heightOf(before);
    for (let width = 320; width < 390; width += 8) {
      await page.setViewportSize({ width, height: 640 });
      expect(await heightOf(name), `at ${width}`).toBe(height);
    }
    await name.evaluate((code) => code.append('w'.repeat(80)));
    expect(await heightOf(name)).toBeGreaterThan(height);
    expect(await hasNoSideways(page)).toBe(true);
  });
});

test('a line is no taller for a name with a hyphen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('docs/api/create-context/');
  const heights = await page.locator('main code + code.whole').evaluateAll((names) =>
    names.map((name) => {
      const line = name.parentElement as HTMLElement;
      const before = line.getBoundingClientRect().height;
      name.classList.remove('whole');
      return [before, line.getBoundingClientRect().height] as const;
    }),
  );
  expect(heights.length).toBeGreaterThan(0);
  for (const [whole, plain] of heights) expect(whole).toBeLessThanOrEqual(plain);
});
