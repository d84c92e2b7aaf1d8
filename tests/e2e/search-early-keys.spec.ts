import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { chunk, combobox, dialog, expectAnswered, opener, options } from './search';
import { heading, open } from './site';
import { expect, test } from './test';

test.beforeEach(async ({ page }) => {
  await page.route(chunk, async (route) => {
    await setTimeout(1000);
    await route.continue();
  });
});

for (const way of ['/', 'a click']) {
  test(`what is typed before the code has loaded is searched for (${way})`, async ({
    page,
    complaints,
  }) => {
    await open(page, 'docs/');
    if (way === '/') await page.keyboard.press('/');
    else await opener(page).click();
    await page.keyboard.type('delete wex');
    await page.keyboard.press('Backspace');
    await expect(dialog(page).getByRole('status', { name: 'Loading search' })).toBeVisible();
    await page.keyboard.type('b');
    await expect(combobox(page)).toBeFocused();
    await expect(combobox(page)).toHaveValue('delete web');
    await expect(options(page).first()).toContainText('Delete webhook');
    await page.keyboard.type('hook');
    await expect(combobox(page)).toHaveValue('delete webhook');
    await expectAnswered(page);
    expect(complaints).toEqual([]);
  });
}

test('the field is there at once, and the code takes over what is typed into it', async ({
  page,
}) => {
  await open(page, 'docs/');
  await opener(page).click();
  await expect(combobox(page)).toBeFocused({ timeout: 500 });
  await page.keyboard.type('delete hook');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('web');
  await expect(combobox(page)).toHaveValue('delete webhook');
  await expect(dialog(page).getByRole('status', { name: 'Loading search' })).toBeVisible();
  await expect(options(page).first()).toContainText('Delete webhook');
  await expect(combobox(page)).toHaveCount(1);
  await expect(combobox(page)).toBeFocused();
  await expect(combobox(page)).toHaveValue('delete webhook');
});

test('a search that was closed before the code loaded does not reappear', async ({ page }) => {
  await open(page, 'docs/');
  await page.keyboard.press('/');
  await page.keyboard.type('left');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.type('a'.repeat(100));
  await expect(combobox(page)).toHaveValue('a'.repeat(64));
});

test('Enter before the code has loaded opens the best hit', async ({ page }) => {
  await open(page, 'docs/');
  await page.keyboard.press('/');
  await page.keyboard.type('delete webhook\n');
  await expect(heading(page)).toHaveText('Delete webhook');
});

test('a key after Enter takes it back', async ({ page }) => {
  await open(page, 'docs/');
  await page.keyboard.press('/');
  await page.keyboard.type('delete web\nhook');
  await expect(combobox(page)).toHaveValue('delete webhook');
  await expectAnswered(page);
  await expect(dialog(page)).toBeVisible();
});

test.describe('before hydration', () => {
  for (const key of ['/', 'Control+k']) {
    test(`${key} opens the box as soon as it can, with what was typed`, async ({ page }) => {
      await holdScripts(page);
      await page.goto('docs/', { waitUntil: 'commit' });
      await page.locator('h1').waitFor();
      await page.keyboard.press(key);
      await page.keyboard.type('delete wehb');
      await page.keyboard.press('Backspace');
      await expect(combobox(page)).toBeFocused();
      await expect(combobox(page)).toHaveValue('delete weh');
      await page.keyboard.type('ook');
      await expect(combobox(page)).toHaveValue('delete wehook');
    });
  }

  test('Enter opens the best hit', async ({ page }) => {
    await holdScripts(page);
    await page.goto('docs/', { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    await page.keyboard.type('/delete webhook\n');
    await expect(heading(page)).toHaveText('Delete webhook');
  });

  test('Escape drops what was typed', async ({ page }) => {
    await holdScripts(page);
    await page.goto('docs/', { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    await page.keyboard.type('/webhook');
    await page.keyboard.press('Escape');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('/');
    await expect(combobox(page)).toBeFocused();
    await expect(combobox(page)).toHaveValue('');
  });

  test('a key in a field is left to the field', async ({ page }) => {
    await holdScripts(page);
    await page.goto('search/', { waitUntil: 'commit' });
    const field = page.locator('main input[type="search"]');
    await field.focus();
    await page.keyboard.type('a/b');
    await expect(field).toHaveValue('a/b');
  });
});

/** Delays all scripts of the document for a second. */
async function holdScripts(page: Page): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    await setTimeout(1000);
    await route.continue();
  });
}
