import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleReport } from './inline-scripts';

let report: BundleReport | undefined;

/** Reads, once, webpack's report on the bundle, which is written before pages are rendered. */
export function readBundleReport(): BundleReport {
  const known = report ?? parseReport();
  report = known;
  return known;
}

function parseReport(): BundleReport {
  return JSON.parse(readFileSync(join(process.cwd(), 'public', 'webpack.stats.json'), 'utf8'));
}
