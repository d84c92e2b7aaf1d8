import type { Page } from '@playwright/test';
import { kinds } from './site';
import { expect, test } from './test';

const pages = {
  guide: kinds.guide,
  category: kinds.category,
  'category of guides': kinds['category of guides'],
  overview: kinds.overview,
  tour: 'docs/api/tour/',
  changelog: 'docs/api/changelog/',
};

const rightOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => Math.round(element.getBoundingClientRect().right));
const body = 'main article > :last-child';
const tools = 'main :has(> [data-copy-from])';

test('the content of all pages ends at one line, beside contents or where there are none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pages.guide);
  const line = await rightOf(page, body);
  expect(await rightOf(page, tools)).toBeGreaterThan(line);
  for (const [kind, address] of Object.entries(pages)) {
    await page.goto(address);
    expect(await rightOf(page, body), kind).toBe(line);
  }
});

for (const width of [1024, 1138, 1279]) {
  test(`at ${width} px, the content of all pages ends below the tools of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [kind, address] of Object.entries({ ...pages, operation: kinds.operation })) {
      await page.goto(address);
      expect(await rightOf(page, body), kind).toBe(await rightOf(page, tools));
    }
  });
}

test('a line of a guide has 75 characters at most on average, and code takes the whole width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pages.guide);
  const lengths = await page.locator('main .prose > p').evaluateAll((all) =>
    all.flatMap((text) => {
      const height = Number.parseFloat(getComputedStyle(text).lineHeight);
      const lines = Math.round(text.getBoundingClientRect().height / height);
      return lines > 2 ? [(text.textContent ?? '').length / lines] : [];
    }),
  );
  expect(lengths.length).toBeGreaterThan(2);
  for (const length of lengths) expect(length).toBeLessThanOrEqual(75);
  expect(await rightOf(page, '.prose > .code')).toBe(await rightOf(page, body));
});
