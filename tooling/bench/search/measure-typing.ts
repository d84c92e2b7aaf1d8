import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startStaticServer } from '../../serve/static-server';
import { ensureChromium, launchOptions } from '../../tests/chromium';

/** Milliseconds from a keystroke until its results are in the document. */
export interface TypingTimes {
  /** The number of keystrokes measured. */
  count: number;
  median: number;
  /** The 90th percentile. */
  p90: number;
  slowest: number;
}

/** Typical queries: names, words, partial words, a typing error, a path, a question. */
const typedQueries = [
  'CreateContext',
  'traffic_percentage',
  'override',
  'webhok',
  'x-org-id',
  'PUT /context',
  'default config',
  'how to ramp an experiment',
  'audit log',
  'type template',
  'redis',
  'weight recompute',
];

/** Roughly the time in ms that a reader needs to type a letter. */
const pause = 120;

/** Measures typing on the built site. */
export async function measureBuiltSite(): Promise<TypingTimes> {
  await ensureChromium();
  const server = await startStaticServer({ base: '/superposition' });
  const browser = await chromium.launch(launchOptions);
  const times = await measureTyping(browser, `${server.url}docs/`);
  await browser.close();
  await server.close();
  return times;
}

/** Types queries letter by letter into the dialog of a page, with the CPU slowed down four times. */
async function measureTyping(browser: Browser, url: string): Promise<TypingTimes> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript({ path: 'tooling/bench/in-page.js' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  // Warms up: the first keystroke loads the index, and code is slow when it first runs.
  await typeQuery(page, typedQueries[0] ?? '');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (const query of typedQueries) times.push(...(await typeQuery(page, query)));
  await page.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { count: times.length, median: at(0.5), p90: at(0.9), slowest: at(1) };
}

async function typeQuery(page: Page, query: string): Promise<number[]> {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  const times: number[] = [];
  for (const letter of query) {
    await setTimeout(pause);
    await page.evaluate('awaitKey()');
    await page.keyboard.type(letter);
    times.push(await page.evaluate<number>('resultsTime'));
  }
  return times;
}
