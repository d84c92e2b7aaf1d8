import { setTimeout } from 'node:timers/promises';
import type { Browser, Page, Request } from '@playwright/test';

export interface FirstLoad {
  /** Bytes as sent, without headers. */
  script: number;
  fonts: number;
  total: number;
  requests: number;
  /** Requests to any host but the page's own. */
  otherHosts: number;
}

// Ends well before the first link in view is prefetched, 2.5 s after the load.
const observationTime = 1500;

/** Measures what a first visit to a page fetches. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const page = await browser.newPage();
  const requests = collectRequests(page);
  await page.goto(url);
  await setTimeout(observationTime);
  const loaded = [...requests];
  const result = {
    script: await sumBodies(loaded.filter((request) => request.resourceType() === 'script')),
    fonts: await sumBodies(loaded.filter((request) => request.resourceType() === 'font')),
    total: await sumBodies(loaded),
    requests: loaded.length,
    otherHosts: loaded.filter((request) => new URL(request.url()).host !== new URL(url).host)
      .length,
  };
  await page.close();
  return result;
}

/** Measures the code that is fetched when a reader opens the search. */
export async function measureSearchCode(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const requests = collectRequests(page);
  await page.keyboard.press('/');
  await setTimeout(observationTime);
  const size = await sumBodies(requests.filter((request) => request.url().endsWith('.js')));
  await page.close();
  return size;
}

function collectRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

async function sumBodies(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
