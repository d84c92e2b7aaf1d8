import type { Page } from '@playwright/test';
import { rows } from '../../tooling/bench/budgets';
import { type PageKind, pages } from '../../tooling/bench/pages';
import { hydrated } from './site';
import { expect, test } from './test';

const kinds: PageKind[] = ['home', 'quick start', 'operation', 'search'];

const budgetOf = (kind: PageKind) =>
  rows.find(({ label, only }) => label.startsWith('requests') && only?.includes(kind))?.budget;

/**
 * Starts a visit from afar, whose last request is the font, and prefetches no page after it: links in
 * view belong to the next page.
 */
async function visitFromAfar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    sessionStorage.setItem('face', 'system');
    const connection = Object.assign(new EventTarget(), { effectiveType: '4g' });
    Object.defineProperty(connection, 'saveData', { get: () => 'font' in localStorage });
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
  });
}

for (const kind of kinds) {
  test(`a first visit makes few requests, each once, and none to another host (${kind})`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    await visitFromAfar(page);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto(pages[kind]);
    await hydrated(page);
    await page.waitForFunction(() => 'font' in localStorage);
    await page.waitForLoadState('networkidle');

    expect(urls.filter((url) => !url.startsWith(`${baseURL}`))).toEqual([]);
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
    expect(urls.some((url) => url.endsWith('.woff2'))).toBe(true);
    expect(urls.length).toBeLessThanOrEqual(budgetOf(kind) ?? 0);
    expect(complaints).toEqual([]);
  });
}
