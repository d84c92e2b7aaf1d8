import type { Page } from '@playwright/test';
import { heading, open } from './site';
import { expect, test } from './test';

const address = 'docs/api/create-experiment/';

/** The addresses that a first visit to a page fetches beside the page itself. */
async function listRequests(page: Page): Promise<string[]> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) urls.add(request.url());
  });
  await open(page, address);
  await page.waitForLoadState('networkidle');
  return [...urls].filter((url) => url.startsWith('http'));
}

test('a connection cut at any one request leaves a page that can be read and left by a link', async ({
  page,
  browser,
}) => {
  const urls = await listRequests(page);
  expect(urls.length).toBeGreaterThan(5);
  for (const url of urls) {
    await test.step(`without ${new URL(url).pathname}`, async () => {
      const visit = await browser.newPage();
      await visit.route(url, (route) => route.abort('connectionreset'));
      await visit.goto(page.url());
      await expect(heading(visit)).toHaveText('Create experiment');
      await expect(visit.locator('main pre').first()).toBeVisible();
      await visit.getByRole('link', { name: 'Introduction' }).first().click();
      await expect(heading(visit)).not.toHaveText('Create experiment');
      await expect(visit.locator('main p').first()).toBeVisible();
      await visit.close();
    });
  }
});
