import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { readBuiltPrefix } from '../serve/built-prefix';
import { exactLaunchOptions } from '../tests/chromium';
import { pages } from './budgets';
import { serveCompressed } from './serve-compressed';

interface Vitals {
  /** Milliseconds to the first contentful paint; `largest` to the largest one. */
  first: number;
  largest: number;
  /** Milliseconds for which long tasks blocked the page after the first paint. */
  blocking: number;
  layoutShift: number;
}

const compared = ['home', 'quick start', 'operation'] as const;
const shown = ['first', 'largest', 'blocking', 'layoutShift'] as const;

/**
 * Loads the same pages of several built sites in rotation, so that all of them meet the same moments of
 * a busy machine. The first folder is ours; the others are served at its base path.
 */
export async function compareSites(folders: readonly string[], rounds: number): Promise<string> {
  const base = readBuiltPrefix(folders[0] ?? '');
  const servers = await Promise.all(folders.map((folder) => serveCompressed(base, folder)));
  const browser = await chromium.launch(exactLaunchOptions);
  const lines: string[] = [];
  for (const page of compared) {
    const loads: Vitals[][] = folders.map(() => []);
    // The first round warms everything up, and is left out.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, server] of servers.entries()) {
        if (!existsSync(join(folders[index] ?? '', pages[page], 'index.html'))) continue;
        const vitals = await measureVitals(browser, server.url + pages[page]);
        if (round > 0) loads[index]?.push(vitals);
      }
    }
    lines.push(formatLine(page, shown), ...folders.map((folder, i) => describe(folder, loads[i])));
  }
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
  return lines.join('\n');
}

function describe(folder: string, loads: readonly Vitals[] = []): string {
  if (loads.length === 0) return `  ${folder}: has no such page`;
  const cells = shown.map((key) => {
    const value = median(loads.map((vitals) => vitals[key]));
    return key === 'layoutShift' ? value.toFixed(4) : value.toFixed(0);
  });
  return formatLine(`  ${folder}`, cells);
}

function formatLine(label: string, cells: readonly string[]): string {
  return [label.padEnd(40), ...cells.map((cell) => cell.padStart(12))].join('');
}

/** Returns the middle one of some values, or 0 if there is none. */
function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Limits a page's network to 1.6 Mbit/s with a latency of 150 ms, and slows its processor down four times. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 1_600_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Loads a page on a slow machine with an empty cache, and measures its vitals. */
async function measureVitals(browser: Browser, url: string): Promise<Vitals> {
  const page = await browser.newPage();
  await slowDown(page);
  await page.addInitScript({ path: 'tooling/bench/in-page.js' });
  await page.goto(url);
  await setTimeout(2500);
  const vitals = await page.evaluate<Vitals>('vitals');
  await page.close();
  return vitals;
}
