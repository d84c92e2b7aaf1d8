import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Browser reports that fail a test: errors, warnings, violations, requests to other hosts. */
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  complaints: async ({ page, baseURL }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`${error}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    // A site built for hosted search may contact that host.
    const hosts = [baseURL, process.env.GATSBY_ALGOLIA_HOST].map((url) => url && new URL(url).host);
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (/^(http|ws)/.test(protocol) && !hosts.includes(host)) {
        complaints.push(`asks ${request.url()}`);
      }
    });
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`The policy (${violatedDirective}) blocked ${blockedURI}`);
      });
    });
    await use(complaints);
  },
});

export { expect };
