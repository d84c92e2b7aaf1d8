import type { Page } from '@playwright/test';
import { holdRequests, hydrated, open } from './site';
import { expect, test } from './test';

const font = /\.woff2$/;

/** The fonts that the browser draws an element with: the site's own, or those of the system. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ postScriptName, isCustomFont }) =>
    isCustomFont ? 'web font' : postScriptName,
  );
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

test('text is shown before the font is there, and then in the font', async ({ page }) => {
  const release = await holdRequests(page, font);
  await page.goto('docs/', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.waitForFunction(isPainted);
  expect(await page.evaluate(() => document.fonts.check('16px Inter'))).toBe(false);
  expect((await fontsOf(page, 'h1')).join()).toMatch(/Bold/);
  release();
  await expect.poll(() => fontsOf(page, 'h1')).toEqual(['web font']);
  expect(await fontsOf(page, '.prose > p')).toEqual(['web font']);
});

test('a page is readable without the font', async ({ page }) => {
  await page.route(font, (route) => route.abort());
  await open(page, 'docs/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('16px Inter'))).toBe(false);
});

test('nothing competes with the document and its scripts but the font itself', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, 'docs/api/create-experiment/');
  await expect.poll(() => fontsOf(page, 'h1')).toEqual(['web font']);
  expect(requested.filter((url) => font.test(url))).toHaveLength(1);
  expect(requested.filter((url) => /\.css$/.test(url) && !url.endsWith('print.css'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has the font as well', async ({ page }) => {
    const answer = page.waitForResponse(font);
    await page.goto('docs/');
    expect((await answer).ok()).toBe(true);
  });
});
