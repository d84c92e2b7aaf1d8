import { heading, hydrated, kindsOfPages, open, saveData } from './site';
import { expect, test } from './test';

for (const [kind, address] of kindsOfPages) {
  test(`a page loads without an error, a warning or a request to another host (${kind})`, async ({
    page,
    complaints,
  }) => {
    // Requests that prefetch other pages do not count for this page.
    await saveData(page);
    // A script that is preloaded and then used may be reported as two requests.
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await open(page, address);
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toBeVisible();
    // The document of an unknown address is expected to return 404.
    const own = complaints.filter(
      (text) => kind !== 'not found' || !/404 \(Not Found\)/.test(text),
    );
    expect(own).toEqual([]);

    // Of the document as it was sent: webpack removes the element of a script that it waited for.
    const named = await page.evaluate(async () => {
      const html = await (await fetch(location.href)).text();
      const sent = new DOMParser().parseFromString(html, 'text/html');
      return Array.from(
        sent.querySelectorAll('script[src][defer], link[rel="preload"][as="script"]'),
        (element) => element.getAttribute('src') ?? element.getAttribute('href'),
      );
    });
    expect(named.length).toBeGreaterThan(2);
    // Code that is not referenced in the document takes another round trip.
    expect([...scripts].sort()).toEqual([...new Set(named)].sort());
  });
}

test('the policy is enforced: a script inserted into a page does not run', async ({ page }) => {
  await open(page, 'docs/');
  const violation = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        const script = document.createElement('script');
        script.textContent = 'window.hasRun = true';
        document.body.append(script);
      }),
  );
  expect(await violation).toBe('script-src-elem');
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});

test('a first load takes the page’s data from its document, with a query too', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/page-data\.json/.test(request.url())) fetched.push(request.url());
  });
  for (const address of ['docs/setup/', 'docs/setup/?lang=java', 'search/?q=context']) {
    await page.goto(address);
    await hydrated(page);
  }
  expect(fetched).toEqual([]);
});
