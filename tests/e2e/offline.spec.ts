import {
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

test('offline, a click leaves the page as it is and reports it; Retry works later', async ({
  page,
  context,
}) => {
  await saveData(page);
  await open(page, 'docs/');
  await mark(page);
  const loads = countLoads(page);
  await context.setOffline(true);
  await linkToOperation(page).click();
  await expect(failureBox(page)).toContainText(
    'You seem to be offline. You can keep reading this page.',
  );
  await expect(heading(page)).toHaveText(homeTitle);
  await expect(page).toHaveURL(/\/superposition\/docs\/$/);
  await expectSameDocument(page);
  expect(loads()).toBe(0);

  await context.setOffline(false);
  await failureBox(page).getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText(linked.title);
  await expect(failureBox(page)).toHaveCount(0);
});

test('offline, pages that were loaded before can still be read', async ({ page, context }) => {
  await open(page, 'docs/');
  const link = linkToOperation(page);
  await link.click();
  await expect(heading(page)).toHaveText(linked.title);
  await page.goBack();
  await context.setOffline(true);
  await link.click();
  await expect(heading(page)).toHaveText(linked.title);
  await expect(failureBox(page)).toHaveCount(0);
});

test('offline, the bar ends with the load, and the box when another page arrives', async ({
  page,
  context,
}) => {
  await saveData(page);
  await page.clock.install();
  await open(page, 'docs/');
  await context.setOffline(true);
  const links = page.locator('main article');
  await linkToOperation(page).click();
  await expect(failureBox(page)).toBeVisible();
  // Gatsby notifies its plugins of a slow load after a second.
  await page.clock.runFor(3000);
  await expect(page.locator('#nprogress')).toHaveCount(0);

  await context.setOffline(false);
  await links.getByRole('link', { name: 'quick start' }).first().click();
  await expect(heading(page)).toContainText('Quick start');
  await expect(failureBox(page)).toHaveCount(0);
});
