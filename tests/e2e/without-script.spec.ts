import type { Page } from '@playwright/test';
import { heading, kindsOfPages, sidebar } from './site';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

/** Visible buttons that have no effect without scripts; browsers open a popover by themselves. */
const deadControls = (page: Page) =>
  page.locator('button:not([type="submit"], [popovertarget])').filter({ visible: true });

for (const [kind, address] of kindsOfPages) {
  test(`a page can be read at every width, and no control of it is dead (${kind})`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('main')).toHaveText(/.{80}/s, { useInnerText: true });
      await expect(deadControls(page)).toHaveCount(0);
    }
  });
}

test('every field of an operation is visible, or in details that open', async ({ page }) => {
  await page.goto('docs/api/list-experiment/');
  const rows = page.locator('main li[id]');
  const hidden = rows.filter({ visible: false });
  expect(await rows.count()).toBeGreaterThan(30);
  await expect(hidden).not.toHaveCount(0);
  const closed = page.locator('main details:not([open]) > summary').filter({ visible: true });
  while ((await closed.count()) > 0) await closed.first().click();
  await expect(hidden).toHaveCount(0);
});

test('for code in tabs, every panel is shown with its name', async ({ page }) => {
  await page.goto('docs/quick_start/');
  const group = page.locator('[data-tabs="language"]').first();
  const panels = group.locator('[role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(2);
  await expect(panels.filter({ visible: false })).toHaveCount(0);
  await expect(group.locator('[role="tab"]').filter({ visible: true })).toHaveCount(0);
  const names = await panels.evaluateAll((all) =>
    all.map((panel) => getComputedStyle(panel, '::before').content),
  );
  expect(names).toEqual(expect.arrayContaining(['"Python"', '"Rust"']));
});

test('every area and its operations are reached by links', async ({ page }) => {
  await page.goto('docs/');
  await sidebar(page).getByRole('link', { name: 'API reference' }).click();
  await expect(heading(page)).toHaveText('API reference');
  for (const area of ['Contexts', 'Experiment groups', 'Audit logs']) {
    await page.locator('main').getByRole('link', { name: area, exact: true }).click();
    await expect(heading(page)).toHaveText(area);
    const operations = page.locator('main table').getByRole('link');
    expect(await operations.count()).toBeGreaterThan(0);
    const name = `${await operations.first().textContent()}`;
    await operations.first().click();
    await expect(heading(page)).toHaveText(name);
    await sidebar(page).getByRole('link', { name: 'API reference' }).click();
  }
});

test('on a narrow screen the whole site can still be reached', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/');
  await page
    .locator('a[href$="/docs/category/api-reference/"]')
    .filter({ visible: true })
    .first()
    .click();
  await expect(heading(page)).toHaveText('API reference');
  await expect(page.locator('main').getByRole('link', { name: 'Webhooks' })).toBeVisible();
});

test('an address with the anchor of a folded field shows it', async ({ page }) => {
  await page.goto('docs/api/get-context/#response.400.message');
  await expect(page.locator('[id="response.400.message"]')).toBeVisible();
});
