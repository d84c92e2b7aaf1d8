import type { Page } from '@playwright/test';
import { heading, hydrated, kindsOfPages, open } from './site';
import { expect, test } from './test';

const undecodable = '#%E0%A4%A';

async function expectWorking(page: Page): Promise<void> {
  await hydrated(page);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

for (const [kind, address] of kindsOfPages) {
  test(`an undecodable hash and a hostile query leave a page as it is (${kind})`, async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(`${address}?q=<img src=x onerror=alert(1)>&lang=%00"'&%=%${undecodable}`);
    await expectWorking(page);
    expect(errors).toEqual([]);
  });
}

test('an undecodable hash that is typed later leaves the page as it is', async ({ page }) => {
  await open(page, 'docs/setup/');
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.evaluate((hash) => location.assign(hash), undecodable);
  await expect(page).toHaveURL(/\/docs\/setup\/$/);
  await expect(heading(page)).toHaveText('Development setup');
  expect(errors).toEqual([]);
});

for (const hash of ['#request[0]', '#"><b>', '#nothing', '#%23', '#request.']) {
  test(`an unknown hash leaves an operation as it is (${hash})`, async ({ page, complaints }) => {
    await page.goto(`docs/api/create-experiment/${hash}`);
    await expectWorking(page);
    await expect(page.locator('[data-target]')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test('stored values that the site did not write are ignored', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    for (const key of ['theme', 'sample-language', 'docs-preferred-version', 'tabs:language']) {
      localStorage.setItem(key, '<x onload="alert(1)">"]');
    }
    localStorage.setItem('recent-searches', '{"not": [');
    sessionStorage.setItem('failed-load', '\u0000');
  });
  for (const address of ['docs/quick_start/', 'docs/api/create-context/', 'search/']) {
    await page.goto(address);
    await expectWorking(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /x/);
    await expect(page.locator('[role="tab"][aria-selected="true"]')).toHaveCount(
      await page.locator('[data-tabs]').count(),
    );
  }
  expect(complaints).toEqual([]);
});
