import type { Locator, Page } from '@playwright/test';
import { expectInView, heading, open, sidebar } from './site';
import { expect, test } from './test';

test.use({ viewport: { width: 1440, height: 900 } });

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator, limit = 60): Promise<void> {
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The focus does not come to ${target} within ${limit} steps.`);
}

/** The visual differences between the focused and the unfocused element. */
async function expectVisibleFocus(target: Locator): Promise<void> {
  const outline = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  });
  expect(outline).toBeGreaterThanOrEqual(2);
  await expect(target).toBeInViewport();
}

test('the skip link comes first, becomes visible, and leads to the main content', async ({
  page,
}) => {
  await open(page, 'docs/setup/');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expectVisibleFocus(skip);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main').locator(':focus')).toHaveCount(1);
});

test('after a change of the page the skip link comes first again', async ({ page }) => {
  await open(page, 'docs/how-to/coming-from/');
  const next = sidebar(page).getByRole('link', { name: 'Quick start' });
  await tabTo(page, next);
  await expectVisibleFocus(next);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText('Quick start');
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('a branch of the sidebar is opened and read with the keyboard', async ({ page }) => {
  await open(page, 'docs/setup/');
  const toggle = sidebar(page).getByRole('button', { name: 'Pages of Concepts' });
  await tabTo(page, toggle);
  await expectVisibleFocus(toggle);
  await page.keyboard.press('Enter');
  const entry = sidebar(page).getByRole('link', { name: 'How it works' });
  await expect(entry).toBeVisible();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/basic-concepts\/overview\/$/);
});

test('menus of the navbar open with Enter and close with Escape', async ({ page }) => {
  await open(page, 'docs/setup/');
  const menu = page.locator('header summary[aria-label^="Version"]');
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  const entries = page.locator('header details[open]').getByRole('link');
  await expect(entries.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test('the colour mode, the search and a collapsed response can be reached and used', async ({
  page,
}) => {
  await open(page, 'docs/api/delete-context/');
  const mode = page.locator('header').getByRole('button', { name: /^Colour mode/ });
  await tabTo(page, mode);
  await expectVisibleFocus(mode);
  await page.keyboard.press('Space');
  await expect(mode).toHaveAccessibleName('Colour mode: light');
  await page.keyboard.press('Tab');
  await expect(page.locator('header').getByText('Search docs')).toBeVisible();
  await expect(page.locator('header :focus')).toHaveText(/Search docs/);

  const response = page.locator('[id="response.500"] > summary');
  await page.getByRole('heading', { name: 'Responses' }).click();
  await tabTo(page, response);
  await expectVisibleFocus(response);
  await page.keyboard.press('Enter');
  await expect(page.locator('[id="response.500"]')).toHaveAttribute('open', '');
});

test('from a fresh load on, one reaches the colour mode, the search, the tree, a tab and a field', async ({
  page,
}) => {
  await open(page, 'docs/api/ramp-experiment/');
  const header = page.locator('header');
  const tab = (name: string) => page.locator('main').getByRole('tab', { name, exact: true });
  const field = page.locator('[id="request.traffic_percentage"]').getByRole('link').first();
  const stops = [
    header.getByRole('button', { name: /^Colour mode/ }),
    header.getByRole('link', { name: 'Search docs' }),
    sidebar(page).getByRole('link').nth(2),
    tab('cURL'),
  ];
  for (const stop of stops) {
    await tabTo(page, stop);
    await expectVisibleFocus(stop);
  }
  await page.keyboard.press('ArrowRight');
  await expect(tab('JavaScript')).toBeFocused();
  await expect(tab('JavaScript')).toHaveAttribute('aria-selected', 'true');
  await expectVisibleFocus(tab('JavaScript'));
  await tabTo(page, field);
  await expectVisibleFocus(field);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#request\.traffic_percentage$/);
  // The next Tab continues from the field.
  await page.keyboard.press('Tab');
  const row = page.locator('[id="request.traffic_percentage"]');
  const isNear = await row.evaluate((element) => {
    const focused = document.activeElement;
    return (
      focused !== null &&
      focused !== document.body &&
      !(element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING)
    );
  });
  expect(isNear).toBe(true);
});

test('backwards, the navbar does not cover what gets the focus', async ({ page }) => {
  await open(page, 'search/?q=context');
  const version = page.getByRole('combobox', { name: 'Version' });
  await page.locator('.search-list a').first().focus();
  await version.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top));
  await page.keyboard.press('Shift+Tab');
  await expect(version).toBeFocused();
  await expectInView(version);
});

test('nor does it in the sidebar of a page that ends early', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, 'docs/no-such-page/');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await sidebar(page).getByRole('link').last().focus();
  const focused = sidebar(page).locator(':focus');
  for (let step = 0; (await focused.count()) > 0; step += 1) {
    await expectInView(focused);
    expect(step).toBeLessThan(40);
    await page.keyboard.press('Shift+Tab');
  }
});
