import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageDataBudgets } from './budgets';
import { brotliSize } from './sizes';

/** Sizes of the data files of all pages, in bytes with brotli. */
export interface PageDataSizes {
  median: number;
  largest: number;
}

/** Measures every `page-data.json` of the built site. */
export function measurePageData(publicFolder = 'public'): PageDataSizes {
  const folder = join(publicFolder, 'page-data');
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page-data.json'))
    .map((file) => brotliSize(readFileSync(join(folder, file), 'utf8')))
    .sort((a, b) => a - b);
  return { median: sizes[Math.floor(sizes.length / 2)] ?? 0, largest: sizes.at(-1) ?? 0 };
}

/** Formats the sizes in one line, and counts the budgets that they exceed. */
export function reportPageData(sizes: PageDataSizes): { report: string; missed: number } {
  const names = ['median', 'largest'] as const;
  const words = names.map((name) => {
    const mark = sizes[name] > pageDataBudgets[name] ? '!' : '';
    return `${name} ${sizes[name] / 1000} kB, budget ≤ ${pageDataBudgets[name] / 1000}${mark}`;
  });
  const missed = names.filter((name) => sizes[name] > pageDataBudgets[name]).length;
  return { report: `page-data.json: ${words.join('; ')}`, missed };
}
