import { expectInView, open } from './site';
import { expect, test } from './test';

test.use({ viewport: { width: 1440, height: 700 } });

// A site with the other setting is tested in tests/slow/fixture-site.
test('the navbar stays if it is configured not to hide, and does not cover jump targets', async ({
  page,
}) => {
  await open(page, 'docs/quick_start/');
  const bar = page.locator('header').first();
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  expect(await bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  const ids = await page
    .locator('main article h2[id]')
    .evaluateAll((all) => all.map(({ id }) => id));
  for (const id of [ids[3], ids[1], ids[2]]) {
    await page.evaluate((hash) => location.assign(`#${hash}`), id);
    await expectInView(page.locator(`[id="${id}"]`));
  }
});
