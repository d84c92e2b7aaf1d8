import type { Page } from '@playwright/test';
import { expectInView, expectSameDocument, heading, homeTitle, mark, open, sidebar } from './site';
import { expect, test } from './test';

test.use({ viewport: { width: 1440, height: 900 } });

const toggle = (page: Page, branch: string) =>
  sidebar(page).getByRole('button', { name: `Pages of ${branch}` });
const entry = (page: Page, name: string) => sidebar(page).getByRole('link', { name });

test('opening a branch loads the sidebar once, and it stays open across pages', async ({
  page,
  complaints,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/sidebar-\w+\.json$/.test(request.url())) requests.push(request.url());
  });
  await open(page, 'docs/api/create-context/');
  expect(requests).toEqual([]);
  await expect(toggle(page, 'Webhooks')).toHaveAttribute('aria-expanded', 'false');
  await toggle(page, 'Webhooks').click();
  await expect(entry(page, 'Create webhook')).toBeVisible();
  await expect(toggle(page, 'Webhooks')).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle(page, 'Webhooks')).toBeFocused();
  await toggle(page, 'Functions').click();

  await entry(page, 'Move context').click();
  await expect(heading(page)).toHaveText('Move context');
  await expect(entry(page, 'Create webhook')).toBeVisible();
  await expect(toggle(page, 'Functions')).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar(page).locator('[aria-current="page"]')).toContainText('Move context');

  await toggle(page, 'Webhooks').click();
  await expect(entry(page, 'Create webhook')).toHaveCount(0);
  expect(requests).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('the current page is in view, however far down the tree it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await open(page, 'docs/api/list-audit-logs/');
  await expectInView(sidebar(page).locator('[aria-current="page"]'));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('if the sidebar cannot be loaded, the toggle leads to the page of the branch', async ({
  page,
}) => {
  await page.route(/sidebar-\w+\.json$/, (route) => route.fulfill({ status: 404 }));
  await open(page, 'docs/api/create-context/');
  await toggle(page, 'Webhooks').click();
  await expect(heading(page)).toHaveText('Webhooks');
});

test('the label of a branch leads to its page', async ({ page }) => {
  await open(page, 'docs/');
  await entry(page, 'Concepts').click();
  await expect(page).toHaveURL(/\/docs\/category\/concepts\/$/);
  await expect(entry(page, 'Context-aware configuration')).toBeVisible();
});

const navbarSection = (page: Page) => page.locator('header nav [aria-current]');

test('it shows the section that the navbar names, and links to the other one', async ({
  page,
  complaints,
}) => {
  await open(page, 'docs/api/create-context/');
  await expect(navbarSection(page)).toHaveText('API reference');
  await expect(entry(page, 'Concepts')).toHaveCount(0);
  await mark(page);
  await entry(page, 'Guides').click();
  await expect(heading(page)).toHaveText(homeTitle);
  await expect(navbarSection(page)).toHaveText('Guides');
  await expect(entry(page, 'Concepts')).toBeVisible();
  await expect(entry(page, 'Webhooks')).toHaveCount(0);
  await toggle(page, 'Concepts').click();

  await entry(page, 'API reference').click();
  await expect(heading(page)).toHaveText('API reference');
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('API reference');
  await expect(entry(page, 'Create context')).toBeVisible();
  await entry(page, 'Guides').click();
  await expect(entry(page, 'Dimensions')).toBeVisible();
  await expectSameDocument(page);
  expect(complaints).toEqual([]);
});

test('after pages without it, it shows the page that is open', async ({ page }) => {
  await open(page, 'docs/api/create-context/');
  await page.evaluate(() => window.___navigate('/superposition/search/'));
  await expect(heading(page)).toHaveText('Search');
  await page.evaluate(() => window.___navigate('/superposition/docs/setup/'));
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Development setup');
  await expect(entry(page, 'Concepts')).toBeVisible();
});
