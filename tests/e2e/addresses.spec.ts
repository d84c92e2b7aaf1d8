import { heading, homeTitle, hydrated } from './site';
import { expect, test } from './test';

const home = /\/superposition\/docs\/$/;

test('the start page redirects to the docs, and Back does not return to it', async ({ page }) => {
  await page.goto('search/');
  await page.goto('');
  await expect(page).toHaveURL(home);
  await expect(heading(page)).toHaveText(homeTitle);
  await page.goBack();
  await expect(page).toHaveURL(/\/search\/$/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the start page redirects to the docs too', async ({ page }) => {
    await page.goto('');
    await expect(page).toHaveURL(home);
    await expect(heading(page)).toHaveText(homeTitle);
  });
});

for (const [form, address] of [
  ['without the closing slash', 'docs/setup'],
  ['with index.html', 'docs/setup/index.html'],
] as const) {
  test(`an address ${form} redirects to the canonical one and keeps query and hash`, async ({
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

test('the base path without its slash redirects to the docs', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}`.replace(/\/$/, ''));
  await expect(page).toHaveURL(home);
});

for (const [folder, target] of [
  ['docs/api/', 'docs/api/superposition/'],
  ['docs/basic-concepts', 'docs/category/concepts/'],
] as const) {
  test(`the folder ${folder} leads to where it begins, and keeps query and hash`, async ({
    page,
    complaints,
  }) => {
    const response = await page.goto(`${folder}?lang=java#contents`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(new RegExp(`/superposition/${target}\\?lang=java#contents$`));
    await hydrated(page);
    expect(complaints).toEqual([]);
  });
}

test('a folder without a beginning lists its pages', async ({ page, complaints }) => {
  await page.goto('docs/how-to/');
  await hydrated(page);
  await expect(heading(page)).toHaveText('How to');
  await page
    .locator('main')
    .getByRole('link', { name: /webhook/ })
    .click();
  await expect(page).toHaveURL(/\/docs\/how-to\/webhook-receiver\/$/);
  expect(complaints).toEqual([]);
});
