import type { Page } from '@playwright/test';
import { holdRequests, hydrated, kindsOfPages } from './site';
import { expect, test } from './test';

/** Collects the shifts from the start of a visit. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts, shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Element }[];
      })[]) {
        Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value });
        shifts.push(...entry.sources.map(({ node }) => `${node?.tagName} ${node?.className}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const font = /\.woff2$/;
const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
const total = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ shift: number; shifts: string[] }>((resolve) => {
        const report = () =>
          resolve({ shift: Reflect.get(window, 'shift'), shifts: Reflect.get(window, 'shifts') });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(report)));
      }),
  );

/** Loads a page without the web font, which moves lines by itself when it arrives. */
async function measure(page: Page, address: string) {
  await observe(page);
  await page.route(font, (route) => route.abort());
  await page.goto(address);
  await hydrated(page);
  return total(page);
}

/** The height of a page, in the font of the system and then in the web font. */
async function measureHeights(page: Page, address: string): Promise<[number, number]> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const release = await holdRequests(page, font);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.waitForFunction(isPainted);
  const before = await height();
  const answer = page.waitForResponse(font);
  release();
  await answer;
  await page.evaluate(() => document.fonts.ready);
  return [before, await height()];
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [kind, address] of kindsOfPages) {
      test(`nothing moves while a page is loading (${kind})`, async ({ page }) => {
        const { shift, shifts } = await measure(page, address);
        expect(shift, shifts.join('\n')).toBeLessThan(0.005);
      });

      test(`a page keeps its height when the web font arrives (${kind})`, async ({ page }) => {
        const [before, after] = await measureHeights(page, address);
        // A line may break at another word.
        expect(Math.abs(after - before)).toBeLessThan(before * 0.015);
      });
    }

    test('nothing moves where the announcement was closed', async ({ page }) => {
      await page.goto('docs/');
      await hydrated(page);
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      const { shift, shifts } = await measure(page, 'docs/api/create-context/');
      expect(shift, shifts.join('\n')).toBeLessThan(0.005);
    });
  });
}
