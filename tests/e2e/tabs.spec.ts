import type { Page } from '@playwright/test';
import { expectInView, heading, hydrated, open } from './site';
import { expect, test } from './test';

const groups = (page: Page) => page.locator('[data-tabs="language"]');
const tab = (page: Page, name: string) => groups(page).nth(1).getByRole('tab', { name });

async function expectChoice(page: Page, name: string): Promise<void> {
  const count = await groups(page).count();
  expect(count).toBeGreaterThan(1);
  const selected = groups(page).getByRole('tab', { selected: true });
  await expect(selected).toHaveText(Array.from({ length: count }, () => name));
  const panels = groups(page).getByRole('tabpanel');
  await expect(panels.filter({ visible: true })).toHaveCount(count);
}

test('a choice counts for all tabs of its group, on other pages and after a reload', async ({
  page,
}) => {
  await open(page, 'docs/clients/sdks/');
  await expectChoice(page, 'JavaScript');
  await tab(page, 'Python').click();
  await expectChoice(page, 'Python');
  await page.reload();
  await hydrated(page);
  await expectChoice(page, 'Python');
  await page.locator('a[href="/superposition/docs/quick_start/"]:visible').first().click();
  await expect(heading(page)).toHaveText('Quick start');
  await expectChoice(page, 'Python');
});

test('a choice keeps the clicked tabs where they are on the screen', async ({ page }) => {
  await open(page, 'docs/clients/sdks/');
  await tab(page, 'Rust').scrollIntoViewIfNeeded();
  const top = async () => Math.round((await tab(page, 'Rust').boundingBox())?.y ?? -1);
  const before = await top();
  await tab(page, 'Rust').click();
  await expectChoice(page, 'Rust');
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('arrows, Home and End move through the tabs, which take one step of Tab', async ({ page }) => {
  await open(page, 'docs/clients/sdks/');
  await tab(page, 'JavaScript').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'TypeScript')).toBeFocused();
  await expectChoice(page, 'TypeScript');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Rust')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab(page, 'JavaScript')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab(page, 'Rust')).toBeFocused();
  await expectChoice(page, 'Rust');
  await page.keyboard.press('Tab');
  await expect(groups(page).getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
});

test('a stored choice that a group does not have leaves its first tab', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sample-language', 'cobol'));
  await open(page, 'docs/clients/sdks/');
  await expectChoice(page, 'JavaScript');
});

/** Adds a heading to a tab that is not the first, to the page and to its data. */
async function addHeading(page: Page): Promise<void> {
  await page.route(/\/docs\/clients\/sdks\/(?:page-data\.json)?$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const start = /id=\\?"tabs-\d+-panel-1\\?"[^>]*>/;
    const body = text.replace(start, (panel) => `${panel}<h3 id=in-tab>In a tab</h3>`);
    await route.fulfill({ response, body });
  });
}

const hidden = (page: Page) => page.locator('#in-tab');
const storedChoice = (page: Page) => page.evaluate(() => localStorage.getItem('sample-language'));

test('an address of a heading in a tab selects this tab, and leaves the choice as it was', async ({
  page,
}) => {
  await addHeading(page);
  await open(page, 'docs/clients/sdks/');
  await tab(page, 'Python').click();
  await expectChoice(page, 'Python');
  await open(page, 'docs/');
  await open(page, 'docs/clients/sdks/#in-tab');
  await expectInView(hidden(page));
  await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
  expect(await storedChoice(page)).toBe('python');
  await page.goto('docs/clients/sdks/');
  await page.reload();
  await hydrated(page);
  await expectChoice(page, 'Python');
});

test('a link on the page to a heading in a tab selects this tab, each time', async ({ page }) => {
  await addHeading(page);
  await open(page, 'docs/clients/sdks/');
  await expect(hidden(page)).toBeHidden();
  const link = page.locator('main nav a').first();
  await link.evaluate((element) => element.setAttribute('href', '#in-tab'));
  for (const _ of ['first', 'second']) {
    await link.click();
    await expectInView(hidden(page));
    await tab(page, 'Python').click();
    await expect(hidden(page)).toBeHidden();
  }
});

test('a link from another page to a heading in a tab selects this tab', async ({ page }) => {
  await addHeading(page);
  await open(page, 'docs/category/clients/');
  const link = page.locator('main').getByRole('link', { name: 'Management SDKs' }).first();
  await link.evaluate((element) => {
    if (element instanceof HTMLAnchorElement) element.hash = 'in-tab';
  });
  await link.click();
  await expect(heading(page)).toHaveText('Management SDKs');
  await expectInView(hidden(page));
});
