import { paste } from './search';
import { expectSameDocument, heading, mark, open, sidebar } from './site';
import { expect, test } from './test';

test('an unknown address returns 404 and suggests the nearest pages', async ({ page }) => {
  const response = await page.goto('docs/api/create-experimnt/');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found | Superposition Docs');
  await expect(page).toHaveURL(/create-experimnt/);
  const nearest = page.locator('main').getByRole('link', { name: /Create experiment\b/ });
  await mark(page);
  await nearest.first().click();
  await expect(heading(page)).toHaveText('Create experiment');
  await expectSameDocument(page);
});

test('it is searched for by the words of the address, with the tree of the docs beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'docs/api/create-experimnt/');
  const box = page.locator('main').getByRole('searchbox', { name: 'Search docs' });
  await expect(box).toHaveValue('create experimnt');
  await box.fill('');
  await paste(box, `2025-11-27T13:45:48Z ERROR api: ${'long '.repeat(14)}end`);
  await expect(box).toHaveValue(/^api: (long ){11}long$/);
  await expect(
    page.getByText('“2025-11-27T13:45:48Z ERROR … long long end” was left out'),
  ).toBeVisible();
  await box.fill('create experimnt');
  await expect(page.getByText('was left out')).toHaveCount(0);
  await page.locator('main').getByRole('button', { name: 'Search' }).click();
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /Create experiment\b/ })
      .first(),
  ).toBeVisible();
  await page.goBack();
  await sidebar(page).getByRole('link', { name: 'Get started' }).click();
  await expect(heading(page)).toHaveText('Get started');
});

test('an address that resembles no page leads to the sections of the docs', async ({ page }) => {
  await open(page, 'docs/zzyzx/');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: 'Where to look' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Nearest pages' })).toHaveCount(0);
  const links = main.locator('ul').getByRole('link');
  await expect(links).toHaveText([
    /Get started/,
    /Concepts/,
    /Admin UI/,
    /How-to/,
    /Clients/,
    /Operate/,
    /API reference/,
    /Examples/,
    /Contribute/,
    /Help/,
  ]);
  await links.filter({ hasText: 'How-to' }).click();
  await expect(heading(page)).toHaveText('How-to');
});

test('its search box leads to the search', async ({ page }) => {
  await open(page, 'docs/nothing/');
  const box = page.locator('main').getByRole('searchbox', { name: 'Search docs' });
  await box.fill('experiment');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/superposition\/search\/\?q=experiment$/);
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('experiment');
});

test('its language menu leads to a page of the site', async ({ page }) => {
  await open(page, 'docs/nothing/');
  const link = page.locator('header a', { hasText: 'English' });
  await expect(link).toHaveAttribute('href', /^\/superposition\/(?!superposition)/);
});
