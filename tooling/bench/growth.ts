import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from '../run-command';
import { launchOptions } from '../tests/chromium';
import { copyProject } from '../tests/copy-project';
import { type FirstLoad, measureFirstLoad } from './first-load';
import { generateGuides } from './generate-guides';
import { pages } from './pages';
import { serveCompressed } from './serve-compressed';
import { measureHtml } from './sizes';

const watched = ['quick start', 'operation'] as const;
/** Enough for an extra branch in the sidebar, but not for a list of pages. */
const maxGrowth = 500;

/** Builds a copy of the site with many more guides and reports how much its existing pages grew. */
export async function measureGrowth(guides: number): Promise<{ report: string; missed: number }> {
  const copy = copyProject();
  generateGuides(join(copy, 'content'), guides);
  const start = performance.now();
  const { code } = await runCommand(process.execPath, ['--import', 'tsx', 'tooling/build.ts'], {
    cwd: copy,
  });
  if (code !== 0) throw new Error(`The build with ${guides} more guides failed.`);
  const seconds = (performance.now() - start) / 1000;
  const before = await measureSizes('public');
  const after = await measureSizes(join(copy, 'public'));
  rmSync(copy, { recursive: true });
  const rows = [...before].map(([label, size]) => ({ label, size, grown: after.get(label) ?? 0 }));
  const lines = rows.map(({ label, size, grown }) => {
    const mark = grown - size > maxGrowth ? '!' : '';
    return `${label.padEnd(30)}${`${size}`.padStart(10)}${`${grown}`.padStart(10)}${mark}`;
  });
  lines.unshift(`${'bytes'.padEnd(30)}${'now'.padStart(10)}${`+${guides}`.padStart(10)}`);
  return {
    report: `${lines.join('\n')}\n\ncold build with ${guides} more guides: ${seconds.toFixed(0)} s`,
    missed: rows.filter(({ size, grown }) => grown - size > maxGrowth).length,
  };
}

async function measureSizes(folder: string): Promise<Map<string, number>> {
  const server = await serveCompressed('/superposition', folder);
  const browser = await chromium.launch(launchOptions);
  const sizes = new Map<string, number>();
  for (const page of watched) {
    const loaded: FirstLoad = await measureFirstLoad(browser, server.url + pages[page]);
    const html = readFileSync(join(folder, pages[page], 'index.html'), 'utf8');
    sizes.set(`${page}: JavaScript`, loaded.script);
    sizes.set(`${page}: all of a first load`, loaded.total);
    sizes.set(`${page}: HTML`, measureHtml(html).html);
  }
  await browser.close();
  await server.close();
  return sizes;
}
