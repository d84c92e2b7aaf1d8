import type { Page } from '@playwright/test';
import { expectSameDocument, heading, hydrated, mark, open } from './site';
import { expect, test } from './test';

test.use({ viewport: { width: 1440, height: 900 } });

const guide = 'docs/quick_start/';
const title = 'Quick start';

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
const expectPlace = (page: Page, top: number) => expect.poll(() => place(page)).toBe(top);

/** Scrolls, and waits until Gatsby has saved the place. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo(0, top);
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, top);
}

const jumpTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name }).click();

test('Back within a page returns to where the reader was before a jump', async ({ page }) => {
  await open(page, guide);
  await scrollTo(page, 300);
  await jumpTo(page, 'Build the configuration');
  await expect.poll(() => place(page)).toBeGreaterThan(1000);
  const jumped = await place(page);
  await jumpTo(page, 'Clean up');
  await expect.poll(() => place(page)).toBeGreaterThan(jumped);
  await page.goBack();
  await expectPlace(page, jumped);
  await page.goBack();
  await expectPlace(page, 300);
});

test('Back from another page returns to where the reader was, not to the heading', async ({
  page,
}) => {
  await open(page, `${guide}#build-the-configuration`);
  await mark(page);
  await expect.poll(() => place(page)).toBeGreaterThan(1000);
  const scrolledOn = (await place(page)) + 400;
  await scrollTo(page, scrolledOn);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
  await expect(heading(page)).not.toHaveText(title);
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
  await expectPlace(page, scrolledOn);
  await expectSameDocument(page);
});

test('a reload keeps the place, and a page that is opened anew starts at its top', async ({
  page,
}) => {
  await open(page, `${guide}#build-the-configuration`);
  await expect.poll(() => place(page)).toBeGreaterThan(1000);
  await scrollTo(page, 1500);
  await page.reload();
  await hydrated(page);
  await expectPlace(page, 1500);
  await open(page, 'docs/');
  await open(page, guide);
  await expectPlace(page, 0);
});

// Firefox and Safari do so; Chromium waits until the other page is shown.
test('a browser that restores the place before the page changes neither of the two places', async ({
  page,
}) => {
  await open(page, guide);
  await scrollTo(page, 1500);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
  await expect(heading(page)).not.toHaveText(title);
  const other = `${await heading(page).textContent()}`;
  await scrollTo(page, 500);
  await page.evaluate(() => addEventListener('popstate', () => window.scrollTo(0, 900)));
  for (const [step, name, top] of [
    ['goBack', title, 1500],
    ['goForward', other, 500],
    ['goBack', title, 1500],
  ] as const) {
    await page[step]();
    await expect(heading(page)).toHaveText(name);
    await expectPlace(page, top);
  }
});
