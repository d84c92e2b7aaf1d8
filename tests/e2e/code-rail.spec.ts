import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hydrated, kinds, open } from './site';
import { expect, test } from './test';

const operations = readdirSync('public/docs/api', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `docs/api/${name}/`);

/** What a reader needs to see of a request: its first lines with the address, and where the body begins. */
const decent = 10;

/** How many lines of the request are shown, and how many it has. */
function countLines(page: Page): Promise<{ shown: number; all: number } | undefined> {
  return page.evaluate(() => {
    const pre = document.querySelector('[data-tabs="language"] .tabpanel:not([hidden]) pre');
    const code = pre?.querySelector('code');
    if (!pre || !code) return undefined;
    const height = Number.parseFloat(getComputedStyle(pre).lineHeight);
    const bottom = Math.min(pre.getBoundingClientRect().bottom, innerHeight);
    const room = bottom - code.getBoundingClientRect().top;
    const all = Math.round(code.getBoundingClientRect().height / height);
    return { shown: Math.min(all, Math.floor(room / height)), all };
  });
}

test('every operation shows a decent part of its request beside a response of any length', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const poor: string[] = [];
  let seen = 0;
  for (const address of operations) {
    await page.goto(address);
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const lines = await countLines(page);
      if (!lines) continue;
      seen += 1;
      const { shown, all } = lines;
      if (shown < Math.min(all, decent)) poor.push(`${address} at ${width}: ${shown} of ${all}`);
    }
  }
  expect(seen).toBeGreaterThan(100);
  expect(poor).toEqual([]);
});

test('the request leaves room for the response, and takes what a short one leaves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page, kinds.operation);
  const shown = page.getByRole('region', { name: 'Examples' }).locator('.tabpanel:visible pre');
  const [request, response] = [shown.first(), shown.last()];
  const heights = async () => [
    (await request.boundingBox())?.height ?? 0,
    (await response.boundingBox())?.height ?? 0,
  ];
  for (const pre of [request, response]) {
    await pre.locator('code').evaluate((code) => code.append('line\n'.repeat(100)));
  }
  const [before = 0, beside = 0] = await heights();
  expect(before).toBeGreaterThan(beside);
  expect(beside).toBeGreaterThan(150);
  await response.locator('code').evaluate((code) => code.replaceChildren('{}\n'));
  const [after = 0] = await heights();
  expect(after).toBeGreaterThan(before + 100);
});

test('every tab of the samples can be clicked at every width', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, kinds.operation);
  const names = ['Rust', 'Java', 'Python', 'JavaScript', 'cURL'];
  const list = page.getByRole('tablist', { name: 'Request' });
  for (let width = 320; width <= 1440; width += 35) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of names) {
      const tab = list.getByRole('tab', { name, exact: true });
      await tab.click({ timeout: 5000 });
      await expect(tab, `${name} at ${width}`).toHaveAttribute('aria-selected', 'true');
    }
  }
});

test('what a panel cuts off fades, and its last line does not once it is scrolled there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(kinds.operation);
  await hydrated(page);
  const pre = page
    .getByRole('region', { name: 'Examples' })
    .locator('.tabpanel:visible pre')
    .last();
  const isFaded = () =>
    pre.evaluate((element) => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      const fade = Number.parseFloat(getComputedStyle(element, '::after').height);
      // The fade lies over the lower edge, and its own place is below the last line.
      return scrollHeight - fade - clientHeight - scrollTop > 0;
    });
  expect(await isFaded()).toBe(true);
  await pre.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  expect(await isFaded()).toBe(false);
});
