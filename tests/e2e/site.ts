import { expect, type Locator, type Page } from '@playwright/test';

/** One page of each kind, by its address below the base URL. */
export const kinds = {
  home: 'docs/',
  guide: 'docs/quick_start/',
  operation: 'docs/api/create-experiment/',
  category: 'docs/category/experiments/',
  'category of guides': 'docs/category/legacy-superposition-clients/',
  overview: 'docs/api/superposition/',
  alias: 'docs/api/delete-organisation/',
  search: 'search/',
  'not found': 'docs/no-such-page/',
};

/** The heading of the home page. */
export const homeTitle = 'Superposition: change your software while it runs';

/** The operation that the text of the home page links to. */
export const linked = { title: 'Get resolved config', slug: 'get-resolved-config' };
export const linkToOperation = (page: Page) =>
  page.locator('main article').getByRole('link', { name: 'one call' });

export const kindsOfPages = Object.entries(kinds);

/** Waits for hydration, after which the colour mode button shows its state. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('[aria-label^="Colour mode: "]').first().waitFor({ state: 'attached' });
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Enables data saving, so that no page is prefetched and each click uses the network. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(Navigator.prototype, 'connection', {
      configurable: true,
      get: () => connection,
    });
  });
}

/** Marks the window; a full load would remove the mark. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs' });
/** Announces actions on the page to screen readers; Gatsby's own announces new pages. */
export const announcer = (page: Page) => page.locator('body > [role="status"]');
export const failureBox = (page: Page) => page.locator('.failure');

/** Holds all requests of an address until the function that it returns is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const pending = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await pending;
    await route.continue();
  });
  return release;
}

/** Counts the documents that are loaded from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Collects the warnings of the console. */
export function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

export async function expectInView(target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  const covered = await target.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + 4, top + 4);
    return !element.contains(onTop);
  });
  expect(covered).toBe(false);
}
