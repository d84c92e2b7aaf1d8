import type { Page } from '@playwright/test';
import { hydrated } from './site';
import { expect, test } from './test';

/** Lets the document arrive after as many milliseconds as a near or a distant server takes. */
async function arriveAfter(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((time) => {
    const now = performance.now.bind(performance);
    const reset = () => Object.assign(performance, { now });
    Object.assign(performance, { now: () => time });
    // The boot script is the first that asks.
    document.addEventListener('readystatechange', reset, { once: true });
  }, milliseconds);
}

/** The fonts that the browser draws an element with, as it names them. */
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

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

const isFetched = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('font'))).toBeTruthy();

test('a first visit from afar keeps the face of the system, and a later one has the web font', async ({
  page,
  context,
}) => {
  await arriveAfter(page, 1000);
  const order: string[] = [];
  page.on('request', (request) => order.push(request.url()));
  await visit(page, 'docs/');
  expect(await fontsOf(page, 'h1')).not.toContain('web font');
  await isFetched(page);
  const font = order.findIndex((url) => url.endsWith('.woff2'));
  const scripts = order.flatMap((url, index) =>
    /(app|framework)-\w+\.js$/.test(url) ? index : [],
  );
  expect(font).toBeGreaterThan(Math.max(...scripts));
  expect(await fontsOf(page, 'h1')).not.toContain('web font');

  await visit(page, 'docs/quick_start/');
  expect(await fontsOf(page, 'h1')).not.toContain('web font');

  // On a busy machine, a visit may paint before it has read the font.
  await expect(async () => {
    const next = await context.newPage();
    await arriveAfter(next, 1000);
    await visit(next, 'docs/');
    expect(await fontsOf(next, 'h1')).toEqual(['web font']);
  }).toPass();
});

test('in the face of the system, headings and strong words are bold', async ({ page }) => {
  await arriveAfter(page, 1000);
  await visit(page, 'docs/api/create-experiment/');
  for (const selector of ['h1', 'h2:has(> .anchor)', 'main strong']) {
    expect((await fontsOf(page, selector)).join(), selector).toMatch(/Bold/i);
  }
  expect((await fontsOf(page, '.lede > p')).join()).not.toMatch(/Bold/i);
});

test('near the server, the first visit has the web font on all its pages', async ({
  browser,
  baseURL,
}) => {
  await expect(async () => {
    const page = await browser.newPage({ baseURL });
    await arriveAfter(page, 20);
    await visit(page, 'docs/');
    expect(await fontsOf(page, 'h1')).toEqual(['web font']);
    await isFetched(page);
    await visit(page, 'docs/setup/');
    expect(await fontsOf(page, 'h1')).toEqual(['web font']);
  }).toPass();
});

test('a font that comes after the first paint is not shown in this visit', async ({ page }) => {
  await arriveAfter(page, 20);
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await route.continue();
  });
  const font = page.waitForResponse(/\.woff2$/);
  await visit(page, 'docs/');
  await font;
  await isFetched(page);
  expect(await fontsOf(page, 'h1')).not.toContain('web font');
  await page.unrouteAll();
  await visit(page, 'docs/setup/');
  expect(await fontsOf(page, 'h1')).not.toContain('web font');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the face is the system’s on every page, and no font is fetched', async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto('docs/');
    await page.goto('docs/setup/', { waitUntil: 'networkidle' });
    expect(fonts).toEqual([]);
  });
});
