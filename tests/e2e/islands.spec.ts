import type { Page } from '@playwright/test';
import { expectSameDocument, heading, hydrated, mark, open, sidebar } from './site';
import { expect, test } from './test';

test.use({ viewport: { width: 1440, height: 900 } });

const operation = 'docs/api/create-experiment/';
const rowIds = (page: Page) =>
  page.locator('main li[id]').evaluateAll((rows) => rows.map(({ id }) => id));

test('an operation keeps the DOM nodes of its document', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    // Before the deferred scripts run.
    document.addEventListener('readystatechange', () => {
      for (const row of document.querySelectorAll('main li[id]')) {
        Object.assign(row, { isOfDocument: true });
      }
    });
  });
  await open(page, operation);
  const rows = page.locator('main li[id]');
  expect(await rows.count()).toBeGreaterThan(30);
  const replaced = await rows.evaluateAll((all) => all.filter((row) => !('isOfDocument' in row)));
  expect(replaced).toEqual([]);
  expect(complaints).toEqual([]);
});

test('an operation shows all its fields again after going away, by link and by Back', async ({
  page,
  complaints,
}) => {
  await open(page, operation);
  await mark(page);
  const ids = await rowIds(page);
  await sidebar(page).getByRole('link', { name: 'Get experiment GET' }).click();
  await expect(heading(page)).toHaveText('Get experiment');
  expect(await rowIds(page)).not.toEqual(ids);
  await sidebar(page).getByRole('link', { name: 'Create experiment' }).click();
  await expect(heading(page)).toHaveText('Create experiment');
  expect(await rowIds(page)).toEqual(ids);
  await page.goBack();
  await expect(heading(page)).toHaveText('Get experiment');
  await page.goBack();
  await expect(heading(page)).toHaveText('Create experiment');
  expect(await rowIds(page)).toEqual(ids);
  await expectSameDocument(page);
  expect(complaints).toEqual([]);
});

test('details that a reader opened or closed are restored after Back', async ({ page }) => {
  await open(page, operation);
  const states = () =>
    page
      .locator('main article details')
      .evaluateAll((all) => all.map((part) => part.hasAttribute('open')));
  const fresh = await states();
  await page.locator('main article summary').first().click();
  await page.locator('main article details:not([open]) > summary:visible').last().click();
  const changed = await states();
  expect(changed.filter((isOpen, place) => isOpen !== fresh[place])).toHaveLength(2);
  for (const name of ['Get experiment', 'Ramp experiment']) {
    await sidebar(page)
      .getByRole('link', { name: new RegExp(`^${name} [A-Z]+$`) })
      .click();
    await expect(heading(page)).toHaveText(name);
  }
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText('Create experiment');
  expect(await states()).toEqual(changed);
});

for (const [kind, address, other] of [
  ['an operation', operation, 'docs/category/experiments/'],
  ['a category', 'docs/category/experiments/', 'docs/api/superposition/'],
  ['the overview', 'docs/api/superposition/', 'docs/category/contexts/'],
  ['a guide', 'docs/quick_start/', 'docs/'],
] as const) {
  test(`${kind} that is reached by a link is the one that a load gives`, async ({
    page,
    complaints,
  }) => {
    const text = () => page.locator('main article').textContent();
    await open(page, address);
    const loaded = await text();
    const name = await heading(page).textContent();
    await open(page, other);
    await mark(page);
    await page.locator(`a[href="/superposition/${address}"]:visible`).first().click();
    await expect(heading(page)).toHaveText(`${name}`);
    await hydrated(page);
    expect(loaded?.length).toBeGreaterThan(100);
    expect(await text()).toBe(loaded);
    await expectSameDocument(page);
    expect(complaints).toEqual([]);
  });
}
