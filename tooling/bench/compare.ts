import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readBuiltPrefix } from '../serve/built-prefix';
import { exactLaunchOptions } from '../tests/chromium';
import { median } from './median';
import { pages } from './pages';
import { serveCompressed } from './serve-compressed';
import { measureVitals, type Vitals } from './vitals';

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
        const vitals = await measureVitals(browser, server.url + pages[page], {
          slowProcessor: true,
        });
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
