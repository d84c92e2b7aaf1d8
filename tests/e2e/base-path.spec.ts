import { type StaticServer, startStaticServer } from '../../tooling/serve/static-server';
import { countLoads, failureBox, heading, open } from './site';
import { expect, test } from './test';

const banner = 'The site did not load properly.';

test('under its own base path no banner is shown', async ({ page }) => {
  await open(page, 'docs/setup/');
  await expect(failureBox(page)).toHaveCount(0);
});

for (const [base, fitting] of [
  ['', '/'],
  ['/other', '/other/'],
] as const) {
  test.describe(`the same files served at ${fitting}`, () => {
    let server: StaticServer;
    test.beforeAll(async () => {
      server = await startStaticServer({ base });
    });
    test.afterAll(() => server.close());

    test('show the banner with the path that fits, and do not reload', async ({ page }) => {
      const loads = countLoads(page);
      await page.goto(`${server.url}docs/setup/`);
      await expect(failureBox(page)).toContainText(banner);
      await expect(failureBox(page)).toContainText('base path /superposition/');
      await expect(failureBox(page)).toContainText(`this address fits ${fitting}.`);
      await expect(heading(page)).toHaveText('Development setup');
      // Above the whole page, which it does not cover.
      const box = await failureBox(page).boundingBox();
      expect([box?.x, box?.y, box?.width]).toEqual([0, 0, page.viewportSize()?.width]);
      const header = await page.locator('header').first().boundingBox();
      expect(header?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
      await page.waitForTimeout(500);
      expect(loads()).toBe(1);
    });

    test('guess no path from an address that has no page', async ({ page }) => {
      await page.goto(`${server.url}docs/no-such-page/`);
      await expect(failureBox(page)).toContainText(
        'base path /superposition/ but this address is not below it.',
      );
      await expect(heading(page)).toHaveText('Page not found');
    });
  });
}
