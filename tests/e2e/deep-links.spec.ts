import type { Page } from '@playwright/test';
import { expectInView, expectSameDocument, hydrated, mark, open } from './site';
import { expect, test } from './test';

const nested = 'response.200.data.variants.override_id';
const row = `[id="${nested}"]`;
const responses = (page: Page) => page.getByRole('tablist', { name: 'Response' });
const selectedResponse = (page: Page) => responses(page).getByRole('tab', { selected: true });

test('an address with a nested field opens everything around it and highlights the row', async ({
  page,
}) => {
  await open(page, 'docs/api/list-experiment/');
  await expect(page.locator(row)).toBeHidden();

  await page.goto(`docs/category/experiments/`);
  await open(page, `docs/api/list-experiment/#${nested}`);
  await expect(page.locator(row)).toBeVisible();
  await expectInView(page.locator(row));
  await expect(page.locator('[data-target]')).toHaveAttribute('id', nested);
  const closed = page.locator(`details:not([open]):has(${row})`);
  await expect(closed).toHaveCount(0);
});

test('a later change of the hash opens its field too, and highlights only that one', async ({
  page,
}) => {
  await open(page, 'docs/api/list-experiment/#query.status');
  await expect(page.locator('[data-target]')).toHaveAttribute('id', 'query.status');
  await page.evaluate((hash) => location.assign(`#${hash}`), nested);
  await expectInView(page.locator(row));
  await expect(page.locator('[data-target]')).toHaveCount(1);
  await expect(page.locator('[data-target]')).toHaveAttribute('id', nested);
  await page.goBack();
  await expect(page.locator('[data-target]')).toHaveAttribute('id', 'query.status');
});

test('a link from another page to a nested field shows it too', async ({ page }) => {
  await open(page, 'docs/category/experiments/');
  await mark(page);
  const link = page
    .locator('main')
    .getByRole('link', { name: 'List experiments', exact: true })
    .first();
  await link.evaluate((element, hash) => {
    if (element instanceof HTMLAnchorElement) element.hash = hash;
  }, nested);
  await link.click();
  await expectInView(page.locator(row));
  await expect(page.locator('[data-target]')).toHaveAttribute('id', nested);
  await expectSameDocument(page);
});

test('a heading in the address is scrolled below the navbar', async ({ page }) => {
  await open(page, 'docs/quick_start/');
  const hash = await page.locator('main article h2[id]').nth(3).getAttribute('id');
  await page.goto('docs/');
  await page.goto(`docs/quick_start/#${hash}`);
  await hydrated(page);
  await expectInView(page.locator(`[id="${hash}"]`));
});

test('expand and collapse open and close all fields of a section', async ({ page }) => {
  await open(page, 'docs/api/list-experiment/');
  const section = page.locator('section[aria-labelledby="responses"]');
  await section.getByRole('button', { name: 'Expand all' }).click();
  await expect(section.locator('details:not([open])')).toHaveCount(0);
  await expect(page.locator(row)).toBeVisible();
  await section.getByRole('button', { name: 'Collapse all' }).click();
  await expect(section.locator('details[open]')).toHaveCount(0);
  await expect(section.locator('summary').first()).toBeVisible();
});

test('an address of a response, or of a part of it, selects its example', async ({ page }) => {
  const tab = selectedResponse(page);
  await open(page, 'docs/api/create-experiment/#response.512');
  await expect(tab).toHaveText('512');
  await expect(page.locator('[id="response.512"]')).toHaveAttribute('open', '');
  await page.evaluate(() => location.assign('#response.404'));
  await expect(tab).toHaveText('404');
  await page.evaluate(() => location.assign('#request.name'));
  await expect(tab).toHaveText('404');
});

test('only the success is open among the responses, whatever was chosen on another page', async ({
  page,
}) => {
  await open(page, 'docs/api/create-experiment/');
  const shown = page.locator('section[aria-labelledby="responses"] > details[open]');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('id', 'response.200');
  await responses(page).getByRole('tab', { name: '404' }).click();
  await expect(selectedResponse(page)).toHaveText('404');
  await page.locator('main').getByRole('link', { name: 'Ramp experiment' }).first().click();
  await expect(page).toHaveURL(/ramp-experiment\/$/);
  await expect(selectedResponse(page)).toHaveText('200');
});

test('a type of a response leads to all of its fields, which are shown there', async ({ page }) => {
  await open(page, 'docs/api/create-experiment/#response.200.variants.override_id');
  await expectInView(page.locator('[id="response.200.variants.override_id"]'));
});
