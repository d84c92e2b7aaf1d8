import { beforeAll, expect, test } from 'vitest';
import { searchSets } from '../../tooling/bench/search/searches';
import { collectFigures, tables } from '../../tooling/summary/collect-figures';
import type { Figures } from '../../tooling/summary/figures';
import { formatSummary } from '../../tooling/summary/format-summary';
import { folders } from './routes';
import { files, folder } from './site';

let figures: Figures;
beforeAll(async () => {
  // The smallest set, because the unit tests judge all of them.
  figures = await collectFigures(folder, [searchSets.heldOut]);
}, 240_000);

test('the summary has a number in every cell of its tables', () => {
  expect(Object.keys(figures)).toEqual(Object.keys(tables));
  const rows = Object.values(figures).flatMap((table) => Object.values(table));
  const cells = rows.flatMap((row) => Object.values(row));
  expect(cells.length).toBeGreaterThan(50);
  expect(cells.filter((cell) => !Number.isFinite(cell) || cell <= 0)).toEqual([]);
});

test('it counts the pages of the site', () => {
  const { 'search records': records, ...kinds } = figures.Pages ?? {};
  const pages = Object.values(kinds).reduce((sum, { count = 0 }) => sum + count, 0);
  const html = files.filter((file) => /^docs\/.*\.html$/.test(file));
  expect(pages).toBe(html.length - folders.length);
  expect(records?.count).toBeGreaterThan(pages);
});

test('it marks nothing as over its budget', () => {
  expect(formatSummary(figures, tables)).not.toContain('budget');
});
