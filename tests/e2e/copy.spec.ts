import type { Page } from '@playwright/test';
import { open } from './site';
import { expect, test } from './test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a code block is copied as shown, and the control confirms it', async ({ page }) => {
  await open(page, 'docs/quick_start/');
  const panel = page.locator('main .code').first();
  const code = await panel.locator('pre').textContent();
  const button = panel.getByRole('button', { name: /^Copy/ });
  await button.click();
  await expect(button).toHaveAttribute('data-done');
  await expect(page.getByText('Copied', { exact: true }).first()).toBeAttached();
  expect((await clipboard(page)).trim()).toBe(code?.trim());
  await expect(button).not.toHaveAttribute('data-done');
});

test('for code in tabs, the visible panel is copied', async ({ page }) => {
  await open(page, 'docs/quick_start/');
  const group = page.locator('[data-tabs="language"]').first();
  await group.getByRole('tab', { name: 'Python' }).click();
  const panel = group.getByRole('tabpanel').filter({ visible: true });
  await panel.getByRole('button', { name: /^Copy/ }).click();
  const code = await panel.locator('pre').textContent();
  expect((await clipboard(page)).trim()).toBe(code?.trim());
  expect(code?.trim()).toBeTruthy();
});

test('the path of an operation is copied as it is written', async ({ page }) => {
  await open(page, 'docs/api/get-experiment/');
  await page.getByRole('button', { name: 'Copy path' }).click();
  await expect.poll(() => clipboard(page)).toBe('/experiments/{id}');
});

test('the controls also work on a page reached by a link', async ({ page }) => {
  await open(page, 'docs/category/experiments/');
  await page.locator('main').getByRole('link', { name: 'Get experiment' }).first().click();
  await page.getByRole('button', { name: 'Copy path' }).click();
  await expect.poll(() => clipboard(page)).toBe('/experiments/{id}');
});
