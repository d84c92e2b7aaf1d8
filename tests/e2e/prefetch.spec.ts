import type { Locator, Page } from '@playwright/test';
import { dialog, expectAnswered, openDialog, selected } from './search';
import { heading, linked, linkToOperation, open } from './site';
import { expect, test } from './test';

test.use({ viewport: { width: 1440, height: 900 } });

const template = /component---src-templates-operation-tsx-.*\.js$/;

/** Paths of the pages whose data is requested from now on, and whether the operation code was. */
function watch(page: Page) {
  const requested = { pages: [] as string[], code: false };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const data = /\/page-data(\/.*\/)page-data\.json$/.exec(pathname)?.[1];
    if (data) requested.pages.push(data);
    if (template.test(pathname)) requested.code = true;
  });
  return requested;
}

/** Replaces the browser's connection information with one that can be changed later. */
async function connect(page: Page, settings: { saveData?: boolean; effectiveType?: string }) {
  await page.addInitScript((values) => {
    const connection = Object.assign(new EventTarget(), { effectiveType: '4g' }, values);
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
  }, settings);
}

/** Lets as much time pass as links in view have to wait, once the clock of the page is installed. */
async function passTime(page: Page): Promise<void> {
  await page.clock.fastForward(4500);
  // The browser says which links are in view, and they are fetched when it is idle.
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  );
  await page.clock.fastForward(1000);
}

const operationRoute = `/docs/api/${linked.slug}/`;

test('links in view are fetched within 4 s, data and code, each once; others are not', async ({
  page,
}) => {
  const requested = watch(page);
  await open(page, 'docs/');
  await page.evaluate(() => window.scrollTo(0, 0));
  const inView = await page.evaluate(() =>
    [...document.links]
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        const isShown = link.checkVisibility() && top < innerHeight && bottom > 0;
        return isShown && link.origin === location.origin && link.pathname.endsWith('/');
      })
      .map(({ pathname }) => pathname.replace('/superposition', ''))
      .filter((path) => path !== '/docs/' && path !== '/search/'),
  );
  expect(inView.length).toBeGreaterThan(5);
  await expect
    .poll(() => requested.pages, { timeout: 4000 })
    .toEqual(expect.arrayContaining(inView));
  const fetched = [...requested.pages];
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(fetched.filter((path) => !inView.includes(path))).toEqual([]);
});

test('a link that comes into view later is fetched within 4 s too, with its code', async ({
  page,
}) => {
  const requested = watch(page);
  await page.clock.install();
  await open(page, 'docs/');
  await passTime(page);
  await linkToOperation(page).evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await expect.poll(() => requested.pages, { timeout: 4000 }).toContain(operationRoute);
  await expect.poll(() => requested.code, { timeout: 4000 }).toBe(true);
});

test('nothing is prefetched while the page itself is loading', async ({ page }) => {
  const requested = watch(page);
  await open(page, 'docs/');
  await page.waitForLoadState('load');
  await page.waitForTimeout(1500);
  expect(requested.pages).toEqual([]);
});

for (const way of ['hover', 'focus'] as const) {
  test(`a ${way} fetches at once`, async ({ page }) => {
    const requested = watch(page);
    await open(page, 'docs/');
    await linkToOperation(page)[way]();
    await expect.poll(() => requested.pages).toContain(operationRoute);
    await expect.poll(() => requested.code).toBe(true);
  });
}

for (const settings of [
  { saveData: true },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
] as const) {
  test(`with ${JSON.stringify(settings)} nothing is prefetched, and links work`, async ({
    page,
  }) => {
    await page.clock.install();
    await connect(page, settings);
    const requested = watch(page);
    await open(page, 'docs/');
    await linkToOperation(page).hover();
    await linkToOperation(page).focus();
    await passTime(page);
    expect(requested).toEqual({ pages: [], code: false });
    await linkToOperation(page).click();
    await expect(heading(page)).toHaveText(linked.title);
  });
}

test('prefetching starts when the connection improves, and stops when it gets worse', async ({
  page,
}) => {
  await page.clock.install();
  await connect(page, { effectiveType: '2g' });
  const change = (effectiveType: string) =>
    page.evaluate((type) => {
      const { connection } = navigator as Navigator & { connection?: EventTarget };
      if (!connection) return;
      Object.assign(connection, { effectiveType: type });
      connection.dispatchEvent(new Event('change'));
    }, effectiveType);
  const requested = watch(page);
  await open(page, 'docs/');
  await passTime(page);
  expect(requested.pages).toEqual([]);
  await change('4g');
  await expect.poll(() => requested.pages, { timeout: 4000 }).toContain('/docs/quick_start/');
  await page.waitForLoadState('networkidle');
  await change('slow-2g');
  const before = requested.pages.length;
  await linkToOperation(page).hover();
  await passTime(page);
  expect(requested.pages.length).toBe(before);
});

test('of the hits of a search, only the selected one is fetched', async ({ page }) => {
  const requested = watch(page);
  await open(page, 'docs/setup/');
  await openDialog(page);
  await page.keyboard.type('webhook');
  await expectAnswered(page);
  const pathsOf = (hits: Locator) =>
    hits.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname.replace('/superposition', '')),
    );
  const hits = await pathsOf(dialog(page).locator('a.hit'));
  const isHit = (path: string) => hits.includes(path);
  const [first = ''] = await pathsOf(selected(page));
  await expect.poll(() => requested.pages.filter(isHit), { timeout: 8000 }).toEqual([first]);
  await page.keyboard.press('ArrowDown');
  while ((await pathsOf(selected(page)))[0] === first) await page.keyboard.press('ArrowDown');
  const [second = ''] = await pathsOf(selected(page));
  await expect
    .poll(() => requested.pages.filter(isHit), { timeout: 8000 })
    .toEqual([first, second]);
});
