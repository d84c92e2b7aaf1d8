import { type PageKind, pages, requestBudgetOf } from '../../tooling/bench/budgets';
import { hydrated, saveData } from './site';
import { expect, test } from './test';

const kinds: PageKind[] = ['home', 'quick start', 'operation', 'search'];

for (const kind of kinds) {
  test(`a first visit makes few requests, each once, and none to another host (${kind})`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    // Links in view, whose pages would be prefetched, belong to the next page.
    await saveData(page);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto(pages[kind]);
    await hydrated(page);
    await page.waitForLoadState('networkidle');

    expect(urls.filter((url) => !url.startsWith(`${baseURL}`))).toEqual([]);
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
    expect(urls.some((url) => url.endsWith('.woff2'))).toBe(true);
    expect(urls.length).toBeLessThanOrEqual(requestBudgetOf(kind));
    expect(complaints).toEqual([]);
  });
}
