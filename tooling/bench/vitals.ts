import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

export interface Vitals {
  /** Milliseconds to the first contentful paint; `largest` to the largest one. */
  first: number;
  largest: number;
  /** Milliseconds for which long tasks blocked the page after the first paint. */
  blocking: number;
  layoutShift: number;
}

interface Conditions {
  slowProcessor?: boolean;
  context?: BrowserContextOptions;
}

/** Limits a page's network to 1.6 Mbit/s with a latency of 150 ms. */
export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 1_600_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Loads a page on a slow network with an empty cache, and measures its vitals. */
export async function measureVitals(
  browser: Browser,
  url: string,
  { slowProcessor = false, context: options = {} }: Conditions = {},
): Promise<Vitals> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await slowNetwork(page);
  if (slowProcessor) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.addInitScript({ path: 'tooling/bench/in-page/vitals.js' });
  await page.goto(url);
  await setTimeout(2500);
  const vitals = await page.evaluate<Vitals>('vitals');
  await context.close();
  return vitals;
}
