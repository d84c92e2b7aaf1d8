import type { Page } from '@playwright/test';
import { expectSameDocument, heading, homeTitle, mark, open } from './site';
import { expect, test } from './test';

test.use({ viewport: { width: 390, height: 844 } });

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const closer = (page: Page) => drawer(page).getByRole('button', { name: 'Close menu' });

test('the menu opens on the docs, and switches to the main menu and back', async ({
  page,
  complaints,
}) => {
  await open(page, 'docs/api/create-context/');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await opener(page).click();
  await expect(closer(page)).toBeFocused();
  const tree = drawer(page).getByRole('navigation', { name: 'Docs' });
  await expect(tree.locator('[aria-current]')).toHaveText([/^Create context/]);
  await drawer(page).getByRole('button', { name: '← Back to main menu' }).click();
  const menu = drawer(page).getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Guides' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Source repository' })).toBeVisible();
  await menu.getByRole('button', { name: 'API reference' }).click();
  await expect(tree).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the tree is that of the section, with a link to the other one', async ({ page }) => {
  await open(page, 'docs/api/create-context/');
  await opener(page).click();
  const tree = drawer(page).getByRole('navigation', { name: 'Docs' });
  await expect(tree.getByRole('link', { name: 'Concepts' })).toHaveCount(0);
  await tree.getByRole('link', { name: 'Guides' }).click();
  await expect(heading(page)).toHaveText(homeTitle);
  await opener(page).click();
  await expect(tree.getByRole('link', { name: 'Concepts' })).toBeVisible();
});

test('the main menu marks the section alone, and says which version and language are shown', async ({
  page,
}) => {
  await open(page, 'docs/setup/');
  await opener(page).click();
  await drawer(page).getByRole('button', { name: '← Back to main menu' }).click();
  const menu = drawer(page).getByRole('navigation', { name: 'Main menu' });
  const marked = menu.locator('[aria-current]');
  await expect(marked).toHaveText(['Guides']);
  await expect(menu.getByRole('link', { name: 'Version 0.117 (selected)' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Go to version 0.93' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Language English (selected)' })).toBeVisible();
  const other = menu.getByRole('link', { name: 'API reference' });
  const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
  const background = await other.evaluate(backgroundOf);
  expect(await marked.evaluate(backgroundOf)).not.toBe(background);
  await expect(menu.getByRole('link', { name: 'All releases' })).toBeVisible();
});

test('Escape, the browser’s Back, the button and the backdrop close it, and focus returns', async ({
  page,
}) => {
  await open(page, 'docs/setup/');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => closer(page).click(),
    () => page.mouse.click(385, 700),
  ];
  for (const close of ways) {
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
    await close();
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL(/\/docs\/setup\/$/);
  }
});

test('while it is open, the page behind can neither be focused nor scrolled', async ({ page }) => {
  await open(page, 'docs/api/create-context/');
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }
  await page.mouse.move(385, 700);
  await page.mouse.wheel(0, 500);
  const tree = drawer(page).locator('div:has(> nav)');
  await page.mouse.move(150, 600);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => tree.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link in it opens the page and closes it, and Back returns to the previous page', async ({
  page,
}) => {
  await open(page, 'docs/how-to/coming-from/');
  await mark(page);
  await opener(page).click();
  await drawer(page).getByRole('link', { name: 'Quick start' }).click();
  await expect(heading(page)).toContainText('Quick start');
  await expect(drawer(page)).toBeHidden();
  await page.goBack();
  await expect(heading(page)).toHaveText(
    'Coming from LaunchDarkly, Unleash, GrowthBook, Flagsmith or your own settings',
  );
  await expect(drawer(page)).toBeHidden();
  await expectSameDocument(page);
});

test('a wider window closes it', async ({ page }) => {
  await open(page, 'docs/setup/');
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeHidden();
});

test('on a page without a tree it opens on the main menu', async ({ page }) => {
  await open(page, 'search/');
  await opener(page).click();
  await expect(drawer(page).getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: /Back to main menu/ })).toHaveCount(0);
});
