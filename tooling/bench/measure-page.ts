import type { Browser } from '@playwright/test';
import { measureClick } from './click';
import { type FirstLoad, measureFirstLoad } from './first-load';
import { median } from './median';
import { measureHtml } from './sizes';
import { measureVitals } from './vitals';

export interface PageMeasures extends FirstLoad {
  html: number;
  style: number;
  first: number;
  largest: number;
  blocking: number;
  shiftWithBar: number;
  shiftWithoutBar: number;
  click: number;
}

const runs = 3;

/** Takes all measures of one page; timings are the median of a few loads. */
export async function measurePage(browser: Browser, url: string): Promise<PageMeasures> {
  const html = await (await fetch(url)).text();
  const loads = await measureFirstLoad(browser, url);
  const fast = await repeat(() => measureVitals(browser, url));
  const slow = await repeat(() => measureVitals(browser, url, { slowProcessor: true }));
  const context = { storageState: await dismissAnnouncement(browser, url) };
  const withoutBar = await measureVitals(browser, url, { context });
  const clicks = await repeat(() => measureClick(browser, url));
  return {
    ...loads,
    ...measureHtml(html),
    first: median(fast.map(({ first }) => first)),
    largest: median(fast.map(({ largest }) => largest)),
    blocking: median(slow.map(({ blocking }) => blocking)),
    shiftWithBar: Math.max(...fast.map(({ layoutShift }) => layoutShift)),
    shiftWithoutBar: withoutBar.layoutShift,
    click: median(clicks),
  };
}

async function dismissAnnouncement(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const close = page.getByRole('button', { name: 'Close' }).filter({ visible: true }).first();
  if (await close.isVisible()) await close.click();
  const state = await context.storageState();
  await context.close();
  return state;
}

async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < runs) results.push(await measure());
  return results;
}
