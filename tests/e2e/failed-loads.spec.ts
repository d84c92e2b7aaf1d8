import type { Page } from '@playwright/test';
import {
  collectWarnings,
  countLoads,
  expectSameDocument,
  failureBox,
  heading,
  homeTitle,
  linked,
  linkToOperation,
  mark,
  open,
  saveData,
} from './site';
import { expect, test } from './test';

const template = /component---src-templates-operation-tsx-.*\.js$/;
const data = new RegExp(`/${linked.slug}/page-data\\.json`);
const target = new RegExp(`/docs/api/${linked.slug}/\\?from=guide#response\\.200$`);
const missing = { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' };
const message =
  'Part of the site could not be loaded. You can keep reading, but not everything works.';

/** Opens a guide and returns a link in its text, with a query and a hash added. */
async function openGuide(page: Page, isSaving = true) {
  if (isSaving) await saveData(page);
  await open(page, 'docs/');
  const link = linkToOperation(page);
  await link.evaluate((element) => {
    if (element instanceof HTMLAnchorElement) element.href += '?from=guide#response.200';
  });
  return link;
}

async function expectReadable(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(linked.title);
  await expect(page.locator('[id="response.200"]')).toBeVisible();
}

test('code missing on a click: one full load, then a box with Retry', async ({ page }) => {
  const link = await openGuide(page);
  await page.route(template, (route) => route.fulfill(missing));
  const warnings = collectWarnings(page);
  const loads = countLoads(page);
  await link.click();
  await expect(failureBox(page)).toContainText(message);
  await expect(page).toHaveURL(target);
  await expectReadable(page);
  expect(loads()).toBe(1);
  expect(warnings.filter((text) => text.includes('Could not load'))).not.toEqual([]);

  await page.unroute(template);
  await failureBox(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('[data-target]')).toHaveAttribute('id', 'response.200');
  await expect(failureBox(page)).toHaveCount(0);
  await expect(page).toHaveURL(target);
  expect(loads()).toBe(2);
});

test('code missing on hover does not disturb the reader', async ({ page }) => {
  const link = await openGuide(page, false);
  await mark(page);
  await page.route(template, (route) => route.fulfill(missing));
  const refused = page.waitForResponse(template);
  await link.hover();
  await refused;
  await page.locator('main article').getByRole('link', { name: 'quick start' }).first().click();
  await expect(heading(page)).toContainText('Quick start');
  await expectSameDocument(page);
  await expect(failureBox(page)).toHaveCount(0);
});

for (const [part, pattern] of [
  ['of the page', template],
  ['of the whole site', /\/app-\w+\.js$/],
  ['of the framework', /\/framework-\w+\.js$/],
] as const) {
  test(`code ${part} that is missing on a first load: one more load, then a box`, async ({
    page,
  }) => {
    await page.route(pattern, (route) => route.fulfill(missing));
    const warnings = collectWarnings(page);
    const loads = countLoads(page);
    await page.goto(`docs/api/${linked.slug}/?from=guide#response.200`);
    await expect(failureBox(page)).toContainText(message);
    await expect(page).toHaveURL(target);
    await expectReadable(page);
    expect(loads()).toBe(2);
    expect(warnings.filter((text) => text.includes('Could not load'))).not.toEqual([]);

    await failureBox(page).getByRole('button', { name: 'Retry' }).click();
    await expect.poll(loads).toBeGreaterThan(2);
    await expect(failureBox(page)).toBeVisible();
    await failureBox(page).getByRole('button', { name: 'Close' }).click();
    await expect(failureBox(page)).toHaveCount(0);
    await expectReadable(page);
  });
}

for (const [kind, answer] of [
  ['is missing', missing],
  ['is no data', { status: 200, contentType: 'application/json', body: '<!doctype html>' }],
  ['cannot be given by the server', { status: 503, body: '' }],
] as const) {
  test(`data that ${kind} on a click: one full load, which has the data`, async ({ page }) => {
    const link = await openGuide(page);
    await page.route(data, (route) => route.fulfill(answer));
    const warnings = collectWarnings(page);
    const loads = countLoads(page);
    await link.click();
    await expect(page).toHaveURL(target);
    await expectReadable(page);
    await expect(page.locator('[data-target]')).toHaveAttribute('id', 'response.200');
    await expect(failureBox(page)).toHaveCount(0);
    expect(loads()).toBe(1);
    expect(warnings.filter((text) => text.includes('Could not load'))).not.toEqual([]);
  });
}

test('the same failure on a later page again causes one load', async ({ page }) => {
  const link = await openGuide(page);
  await page.route(data, (route) => route.fulfill(missing));
  const loads = countLoads(page);
  await link.click();
  await expect(page).toHaveURL(target);
  await page.goBack();
  await expect(heading(page)).toHaveText(homeTitle);
  const again = await openGuide(page);
  const before = loads();
  await again.click();
  await expect(page).toHaveURL(target);
  await expectReadable(page);
  await expect(failureBox(page)).toHaveCount(0);
  expect(loads() - before).toBe(1);
});

test('a script of somebody else that fails is none of our business', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const script = document.createElement('script');
      script.defer = true;
      script.src = '/extension.js';
      script.onerror = () => Object.assign(window, { hasFailed: true });
      document.body.append(script);
    });
  });
  const loads = countLoads(page);
  const warnings = collectWarnings(page);
  await open(page, 'docs/');
  await page.waitForFunction(() => 'hasFailed' in window);
  expect(warnings.filter((text) => text.includes('Could not load'))).toEqual([]);
  await expect(failureBox(page)).toHaveCount(0);
  expect(loads()).toBe(1);
});

test('code whose connection is cut while the network is up is no reason to speak of the network', async ({
  page,
}) => {
  const link = await openGuide(page);
  await page.route(template, (route) => route.abort('connectionreset'));
  const loads = countLoads(page);
  await link.click();
  await expect(failureBox(page)).toContainText(message);
  await expect(page).toHaveURL(target);
  await expectReadable(page);
  expect(loads()).toBe(1);
});
