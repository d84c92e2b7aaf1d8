import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { slowNetwork } from './vitals';

/**
 * Measures the milliseconds from a click on a link to the first frame with the next page's heading.
 * The network is slow, the page has been open for a while, and the pointer hovers before it clicks.
 */
export async function measureClick(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await slowNetwork(page);
  await page.addInitScript({ path: 'tooling/bench/in-page/arrival.js' });
  await page.goto(url);
  await setTimeout(5000);
  const base = new URL(url).pathname.split('/')[1];
  const links = page.locator(
    `nav a[href^="/${base}/docs/"]:visible, main a[href^="/${base}/docs/"]:visible`,
  );
  const targets = await links.evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map(({ pathname, hash }) => ({ pathname, hash })),
  );
  const other = targets.findIndex((to) => !to.hash && to.pathname !== new URL(url).pathname);
  const link = links.nth(other);
  await link.hover();
  await setTimeout(500);
  await link.click();
  const time = await page.evaluate<number>('arrival');
  await page.close();
  return time;
}
