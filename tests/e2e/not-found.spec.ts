import { expectSameDocument, heading, mark, open } from './site';
import { expect, test } from './test';

test('an unknown address answers 404 and offers the pages nearest to it', async ({ page }) => {
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
