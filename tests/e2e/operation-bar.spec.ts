import type { Locator, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../tooling/tests/chromium';
import { expectInView, kinds, open } from './site';
import { expect, test } from './test';

const row = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const current = (page: Page) => row(page).locator('[aria-current="true"]');
const endpoint = (page: Page) => page.getByRole('button', { name: 'Copy path' });

/** Scrolls like a reader, in steps, so that the navbar knows the direction. */
async function wheel(page: Page, distance: number): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width / 2, height / 2);
  for (let rest = Math.abs(distance); rest > 0; rest -= 400) {
    await page.mouse.wheel(0, Math.min(400, rest) * Math.sign(distance));
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  }
}

const topOf = async (target: Locator) => Math.round((await target.boundingBox())?.y ?? -1);

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('method and path stay below the navbar', async ({ page }) => {
      await open(page, kinds.operation);
      await wheel(page, 3200);
      await expect.poll(() => topOf(endpoint(page))).toBeGreaterThan(56);
      await expectInView(endpoint(page));
      const bar = await row(page).boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(height * 0.18);
    });

    test('each link leads to its part, which nothing covers, and is then marked', async ({
      page,
    }) => {
      await open(page, kinds.operation);
      const links = row(page).getByRole('link');
      await expect(links).toHaveText([
        'Parameters',
        'Body',
        'Responses',
        'Errors',
        'Good to know',
        'Related',
      ]);
      for (const link of [...(await links.all()), links.first()]) {
        await link.click();
        const id = (await link.getAttribute('href'))?.slice(1);
        await expect(current(page)).toHaveText((await link.textContent()) ?? '');
        await expectInView(page.locator(`[id="${id}"]`));
      }
    });
  });
}

test('the mark follows the reader to the end of the page, and nothing is marked above the parts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'docs/api/get-context/');
  await expect(current(page)).toHaveCount(0);
  const seen = new Set<string | null>();
  for (let step = 0; step < 40; step += 1) {
    await wheel(page, 120);
    if (await current(page).count()) seen.add(await current(page).textContent());
  }
  expect([...seen]).toEqual(['Parameters', 'Responses', 'Errors', 'Good to know', 'Related']);
  await expect(current(page)).toHaveText('Related');
});

test('the contents list all headings of two levels, and close after a jump', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, kinds.operation);
  const button = page.locator('main').getByRole('button', { name: 'Contents' });
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents).toBeHidden();
  await button.click();
  await expect(contents.getByRole('link', { name: 'Request body' })).toBeVisible();
  await contents.getByRole('link', { name: '512 Webhook failed' }).click();
  await expect(contents).toBeHidden();
  await expectInView(page.locator('[id="response.512"]'));
  await button.click();
  await expect(contents.locator('[aria-current="true"]')).toHaveText('512 Webhook failed');
  await page.keyboard.press('Escape');
  await expect(contents).toBeHidden();
});

test('links in the row take the focus without moving the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, kinds.operation);
  await wheel(page, 2000);
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await row(page).getByRole('link').nth(2).focus();
  expect(await scrolled()).toBe(before);
});

test('going back to a focused field does not leave it under the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'docs/api/create-experiment/#response.200.id');
  const name = page.locator('a[href="#response.200.id"]');
  await name.focus();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+Tab');
  const focused = page.locator(':focus');
  await expectInView(focused);
});

test('in a low window, and with letters that are too large for it, nothing stays', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, kinds.operation);
  await wheel(page, 3200);
  await expect(endpoint(page)).not.toBeInViewport();

  const args = [...launchOptions.args, '--blink-settings=defaultFontSize=32'];
  const browser = await chromium.launch({ ...launchOptions, args });
  const large = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } });
  await open(large, kinds.operation);
  await wheel(large, 3200);
  await expect(endpoint(large)).not.toBeInViewport();
  await browser.close();
});

test('an address of a field tints its row alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'docs/api/create-experiment/#request.variants');
  const tinted = page.locator('[id="request.variants"]');
  const [row, parts] = await tinted.evaluate((element) =>
    [element, element.querySelector(':scope > details')].map(
      (each) => each && getComputedStyle(each).backgroundColor,
    ),
  );
  expect(row).not.toBe('rgba(0, 0, 0, 0)');
  expect(parts).toBe('rgb(255, 255, 255)');
});

test('a field that a link on another page leads to is tinted too', async ({ page }) => {
  await open(page, 'docs/category/experiments/');
  const link = page.locator('main').getByRole('link', { name: 'Create experiment' }).first();
  await link.evaluate((element) => {
    if (element instanceof HTMLAnchorElement) element.hash = 'request.name';
  });
  await link.click();
  const target = page.locator('[id="request.name"]');
  await expectInView(target);
  await expect(target).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('the links of the row work, and method and path stay', async ({ page }) => {
    await page.goto(kinds.operation);
    await row(page).getByRole('link', { name: 'Errors' }).click();
    await expectInView(page.locator('[id="response.400"]'));
    await expect(page.locator('main .verb--box').first()).toBeInViewport();
  });
});
