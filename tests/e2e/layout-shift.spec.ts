import type { Page } from '@playwright/test';
import { exactLaunchOptions } from '../../tooling/tests/chromium';
import { hydrated, kindsOfPages } from './site';
import { expect, test } from './test';

test.use({ launchOptions: exactLaunchOptions });

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

/**
 * The shift of a page on which the fallback font wraps one line at another word: what follows moves by a
 * line. Whether a text has such a line depends on its words and the width, not on the site.
 */
const oneLine = 0.05;

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

async function measure(page: Page, address: string) {
  await observe(page);
  // The font arrives after the first paint, so that the page is first shown in the fallback font.
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(isPainted);
    await route.continue();
  });
  const font = page.waitForResponse(/\.woff2$/);
  await page.goto(address);
  await hydrated(page);
  await font;
  await page.evaluate(() => document.fonts.ready);
  return total(page);
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [kind, address] of kindsOfPages) {
      test(`nothing but a wrapped line moves while a page is loading (${kind})`, async ({
        page,
      }) => {
        const { shift, shifts } = await measure(page, address);
        expect(shift, shifts.join('\n')).toBeLessThan(oneLine);
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
