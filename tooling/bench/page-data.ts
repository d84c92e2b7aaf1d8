import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { pageDataBudgets } from './budgets';
import { brotliSize } from './sizes';

/** Sizes of the data files of all pages, in bytes with brotli. */
export interface PageDataSizes {
  median: number;
  largest: number;
}

/** A tenth of the time of the highest level, and nearly the same order of sizes. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Measures the `page-data.json` in the middle and the largest one of the built site. All of them are compressed less
 * for that, because brotli's highest level takes fifteen seconds for hundreds.
 */
export function measurePageData(publicFolder = 'public'): PageDataSizes {
  const folder = join(publicFolder, 'page-data');
  const ranked = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page-data.json'))
    .map((file) => readFileSync(join(folder, file)))
    .map((content) => ({ content, size: brotliCompressSync(content, fast).length }))
    .sort((a, b) => a.size - b.size);
  const sizeAt = (place: number) => brotliSize(ranked.at(place)?.content ?? '');
  return { median: sizeAt(Math.floor(ranked.length / 2)), largest: sizeAt(-1) };
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
