import { expectSameDocument, heading, linked, linkToOperation, mark, open, sidebar } from './site';
import { expect, test } from './test';

test.use({ viewport: { width: 1440, height: 900 } });

test('from home through the sidebar to an operation, and back', async ({ page, complaints }) => {
  await open(page, 'docs/');
  await mark(page);
  await sidebar(page).getByRole('link', { name: 'API reference' }).click();
  await expect(heading(page)).toHaveText('API reference');
  await sidebar(page).getByRole('link', { name: 'Contexts' }).click();
  await expect(heading(page)).toHaveText('Contexts');

  await sidebar(page).getByRole('link', { name: 'Create context' }).click();
  await expect(heading(page)).toHaveText('Create context');
  await expect(page).toHaveURL(/\/superposition\/docs\/api\/create-context\/$/);
  await expect(page).toHaveTitle('Create context | Superposition Docs');
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  await expect(page.locator('#gatsby-announcer')).toContainText('Create context');
  await expect(sidebar(page).locator('[aria-current="page"]')).toContainText('Create context');

  await page.goBack();
  await expect(heading(page)).toHaveText('Contexts');
  await expect(page).toHaveTitle('Contexts | Superposition Docs');
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  await expect(page.locator('#gatsby-announcer')).toContainText('Contexts');
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Contexts');

  await page.goForward();
  await expect(heading(page)).toHaveText('Create context');
  await expectSameDocument(page);
  expect(complaints).toEqual([]);
});

test('links inside text navigate without a reload, to the section in their hash', async ({
  page,
  complaints,
}) => {
  await open(page, 'docs/');
  await mark(page);
  const text = page.locator('main article');
  await text.getByRole('link', { name: 'quick start' }).first().click();
  await expect(page).toHaveURL(/\/docs\/quick_start\/$/);
  await page.goBack();
  await linkToOperation(page).click();
  await expect(heading(page)).toHaveText(linked.title);
  await expectSameDocument(page);
  expect(complaints).toEqual([]);
});

test('a new page starts at its top, and Back returns to where the reader was', async ({ page }) => {
  await open(page, 'docs/quick_start/');
  const link = page.locator('main article a[href*="/docs/api/"]').last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(/\/docs\/api\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toContainText('Quick start');
  await expect
    .poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), before))
    .toBeLessThan(50);
});

test('a change of only the hash does not move the focus to the wrapper or announce anything', async ({
  page,
}) => {
  await open(page, 'docs/quick_start/');
  await page.evaluate(() => {
    const announcer = document.getElementById('gatsby-announcer') as HTMLElement;
    const observer = new MutationObserver(() => {
      if (announcer.ariaLive !== 'off') announcer.dataset.said = announcer.textContent;
    });
    observer.observe(announcer, { childList: true, characterData: true, subtree: true });
  });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link').nth(2);
  await link.click();
  await expect(page).toHaveURL(/#.+/);
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#gatsby-focus-wrapper')).not.toBeFocused();
  await expect(page.locator('#gatsby-announcer')).not.toHaveAttribute('data-said');
});

test('the table of contents marks the last section at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'docs/setup/');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const marked = page.locator('nav[aria-label="On this page"] [aria-current="true"]');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  await scrollTo(100_000);
  const last = `${await links.last().textContent()}`;
  await expect(marked).toHaveText(last);

  // A jump to a section that cannot reach the top marks that section, until the reader scrolls.
  const beforeLast = links.nth(-2);
  await beforeLast.click();
  await expect(marked).toHaveText(`${await beforeLast.textContent()}`);
  await scrollTo(900);
  await expect(marked).not.toHaveText(`${await beforeLast.textContent()}`);
  await expect(marked).not.toHaveText(last);
  await scrollTo(100_000);
  await expect(marked).toHaveText(last);
});
