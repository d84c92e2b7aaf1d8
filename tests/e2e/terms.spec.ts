import type { Page } from '@playwright/test';
import { heading, open } from './site';
import { expect, test } from './test';

const guide = 'docs/how-to/feature-flag/';
const mark = (page: Page) => page.locator('main a[data-term="glossary-context"]');
const definition = (page: Page) => page.getByRole('dialog', { name: 'Context', exact: true });

test('a click opens the definition next to the term, which stays in view', async ({ page }) => {
  await open(page, guide);
  await expect(mark(page)).toHaveCount(1);
  await expect(definition(page)).toBeHidden();
  await mark(page).click();
  await expect(definition(page)).toBeVisible();
  await expect(definition(page)).toContainText('Dimension values');
  await expect(page).toHaveURL(new RegExp(`${guide}$`));
  const term = await mark(page).boundingBox();
  const box = await definition(page).boundingBox();
  if (!term || !box) throw new Error('nothing is shown');
  const gap = Math.max(box.y - term.y - term.height, term.y - box.y - box.height);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(16);
});

test('a click elsewhere closes it', async ({ page }) => {
  await open(page, guide);
  await mark(page).click();
  await heading(page).click();
  await expect(definition(page)).toBeHidden();
});

test('by keyboard, Enter opens it, Tab leads to its link and Escape returns to the term', async ({
  page,
}) => {
  await open(page, guide);
  await expect(mark(page)).toHaveAttribute('aria-haspopup', 'dialog');
  await mark(page).focus();
  await page.keyboard.press('Enter');
  await expect(definition(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(definition(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(definition(page)).toBeHidden();
  await expect(mark(page)).toBeFocused();
});

test('its link leads to the page that explains the term', async ({ page }) => {
  await open(page, guide);
  await mark(page).click();
  await definition(page).getByRole('link').click();
  await expect(heading(page)).toHaveText('Context-aware configuration');
  await expect(page.locator('main a[data-term="glossary-context"]')).toHaveCount(0);
});

test.describe('on a small screen with touch', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('a tap opens it within the window', async ({ page }) => {
    await open(page, guide);
    for (const term of await page.locator('main a[data-term]').all()) {
      await term.tap();
      const shown = page.locator('.definition:popover-open');
      await expect(shown).toBeVisible();
      const box = await shown.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a term is a link to its entry in the glossary', async ({ page }) => {
    await page.goto(guide);
    await mark(page).click();
    await expect(page).toHaveURL(/docs\/glossary\/#glossary-context$/);
    await expect(page.locator('#glossary-context')).toContainText('Dimension values');
  });
});

test('a link in the text of a card can be clicked, although the card is a link', async ({
  page,
}) => {
  await open(page, 'docs/');
  // Whether a card has such a link depends on its words.
  await page
    .locator('.cards p')
    .first()
    .evaluate((text) => {
      text.insertAdjacentHTML('beforeend', ' <a href="/superposition/docs/glossary/">Terms</a>');
    });
  await page.locator('.cards').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/docs\/glossary\/$/);
});
