import type { Page } from '@playwright/test';
import { expectSameDocument, heading, mark, open } from './site';
import { expect, test } from './test';

test.use({ viewport: { width: 1440, height: 900 } });

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));
const openParts = (page: Page) =>
  page
    .locator('main article details')
    .evaluateAll((all) => all.map((part) => part.hasAttribute('open')));
const selectedTabs = (page: Page) =>
  page.locator('main [role="tab"][aria-selected="true"]').allTextContents();

/** Scrolls in steps, so that every part that the reader has seen has been laid out. */
async function scrollInSteps(page: Page, distance: number): Promise<void> {
  for (let done = 0; done < distance; done += 300) {
    await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(0))));
  }
}

/** Follows a link of the footer or the navbar, which every page has, and goes back. */
async function leaveAndReturn(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
  await expect(heading(page)).not.toHaveText(title);
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
}

async function expectSamePlace(page: Page, before: number): Promise<void> {
  await expect
    .poll(async () => Math.abs((await position(page)) - before), { timeout: 5000 })
    .toBeLessThan(20);
}

for (const [kind, address, distance] of [
  ['an operation', 'docs/api/create-experiment/', 4500],
  ['a guide', 'docs/clients/sdks/', 1200],
  ['an area', 'docs/category/experiments/', 300],
  ['the overview', 'docs/api/superposition/', 1500],
  ['the tour', 'docs/api/tour/', 1500],
  ['the search', 'search/?q=context', 600],
] as const) {
  test(`after Back, ${kind} is as the reader left it: open parts, tab and place`, async ({
    page,
  }) => {
    await open(page, address);
    await mark(page);
    const title = `${await heading(page).textContent()}`;
    if (kind === 'the search') await expect(page.locator('main li').nth(15)).toBeVisible();
    const tabs = page.locator('main [role="tablist"]').first().getByRole('tab');
    if (await tabs.count()) await tabs.last().click();
    const closed = page
      .locator('main article details:not([open]) > summary')
      .filter({ visible: true });
    if (await closed.count()) await closed.first().click();
    await scrollInSteps(page, distance);
    const before = {
      position: await position(page),
      parts: await openParts(page),
      tabs: await selectedTabs(page),
    };
    expect(before.position).toBeGreaterThan(100);
    await leaveAndReturn(page, title);
    await expectSamePlace(page, before.position);
    expect(await openParts(page)).toEqual(before.parts);
    expect(await selectedTabs(page)).toEqual(before.tabs);
    // Pages that were not the first of the document come from other markup.
    await leaveAndReturn(page, title);
    await expectSamePlace(page, before.position);
    expect(await openParts(page)).toEqual(before.parts);
    await expectSameDocument(page);
  });
}

test('after a jump over parts that were never near, Back returns to the same words', async ({
  page,
}) => {
  await open(page, 'docs/category/experiments/');
  await page.locator('main').getByRole('link', { name: 'Create experiment' }).first().click();
  await expect(heading(page)).toHaveText('Create experiment');
  const jump = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  await jump.click();
  const part = page.locator('[id="guides"]');
  await expect(part).toBeInViewport();
  const before = (await part.boundingBox())?.y ?? 0;
  await leaveAndReturn(page, 'Create experiment');
  await expect(part).toBeInViewport();
  await expect
    .poll(async () => Math.abs(((await part.boundingBox())?.y ?? 0) - before))
    .toBeLessThan(20);
});

test('after a reload, an operation shows the same words', async ({ page }) => {
  await open(page, 'docs/api/create-experiment/');
  await page.evaluate(() => scrollTo(0, 5000));
  const words = () => page.evaluate(() => document.elementFromPoint(500, 500)?.closest('[id]')?.id);
  const before = await words();
  await page.reload();
  await expect.poll(words).toBe(before);
});

test('what has not been near can be found in the page, and is printed', async ({ page }) => {
  await open(page, 'docs/api/create-experiment/');
  const found = await page.evaluate(() => {
    const find = Reflect.get(window, 'find') as (words: string) => boolean;
    return find.call(window, 'Guides that mention this operation');
  });
  expect(found).toBe(true);
  await page.emulateMedia({ media: 'print' });
  const heights = await page
    .locator('main article section')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(heights.every((height) => height > 0)).toBe(true);
});
