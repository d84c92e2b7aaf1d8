import { setTimeout } from 'node:timers/promises';
import { chunk, combobox, dialog, expectAnswered, opener, options } from './search';
import { open } from './site';
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
