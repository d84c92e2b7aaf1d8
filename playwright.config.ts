import { defineConfig } from '@playwright/test';
import { launchOptions } from './tooling/tests/chromium';

const port = process.env.E2E_PORT || '9321';
/** A site that is served already, instead of `public` (`tests/slow/hosted-search.test.ts`). */
const served = process.env.E2E_BASE_URL;
const baseURL = served ?? `http://127.0.0.1:${port}/superposition/`;

export default defineConfig({
  testDir: 'tests/e2e',
  // Playwright empties this folder; the reports of all suites stand above it.
  outputDir: 'test-results/e2e',
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine can delay a browser; the list names as flaky what passes only the second time.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // Recording costs a quarter of the time.
  use: { baseURL, launchOptions, trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off' },
  // Those for hosted search run beside builds, where everything takes longer.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  webServer: served
    ? undefined
    : {
        command: `node --import tsx tooling/serve.ts --port ${port}`,
        url: baseURL,
        reuseExistingServer: false,
      },
});
