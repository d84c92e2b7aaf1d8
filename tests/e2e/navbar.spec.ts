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

test('a menu with one entry marks it, and leads to more', async ({ page }) => {
  await open(page, 'docs/setup/');
  const header = page.locator('header').first();
  await header.getByLabel('Version 0.117').click();
  await expect(header.getByRole('link', { name: '0.117' })).toHaveAttribute('aria-current', 'true');
  const releases = header.getByRole('link', { name: 'All releases' });
  await expect(releases).toHaveAttribute('href', /\/releases$/);
  await expect(header.getByRole('link', { name: 'What changed' })).toBeVisible();
  await header.getByLabel('Language en').click();
  await expect(releases).toBeHidden();
  await expect(header.getByRole('link', { name: 'English' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: 'English' })).toBeHidden();
  await expect(header.getByLabel('Language en')).toBeFocused();
});

test('every icon has a tooltip with its name', async ({ page }) => {
  await open(page, 'docs/setup/');
  const icons = page.locator('header .icon-button').filter({ visible: true });
  expect(await icons.count()).toBeGreaterThan(1);
  for (const icon of await icons.all()) {
    const title = await icon.getAttribute('title');
    expect(title).toBeTruthy();
    await expect(icon).toHaveAccessibleName(`${title}`);
  }
});
