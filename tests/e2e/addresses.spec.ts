import { heading, hydrated } from './site';
import { expect, test } from './test';

const home = /\/superposition\/docs\/$/;

test('the start page leads to the docs, and Back does not return to it', async ({ page }) => {
  await page.goto('search/');
  await page.goto('');
  await expect(page).toHaveURL(home);
  await expect(heading(page)).toHaveText('What Superposition does');
  await page.goBack();
  await expect(page).toHaveURL(/\/search\/$/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the start page leads to the docs too', async ({ page }) => {
    await page.goto('');
    await expect(page).toHaveURL(home);
    await expect(heading(page)).toHaveText('What Superposition does');
  });
});

for (const [form, address] of [
  ['without the closing slash', 'docs/setup'],
  ['with index.html', 'docs/setup/index.html'],
] as const) {
  test(`an address ${form} ends on the canonical one, query and hash kept`, async ({
    page,
    complaints,
  }) => {
    await page.goto(`${address}?lang=java#test-it`);
    await expect(page).toHaveURL(/\/superposition\/docs\/setup\/\?lang=java#test-it$/);
    await expect(heading(page)).toHaveText('Development setup');
    await hydrated(page);
    expect(complaints).toEqual([]);
  });
}

test('the base without its slash leads to the docs', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}`.replace(/\/$/, ''));
  await expect(page).toHaveURL(home);
});
