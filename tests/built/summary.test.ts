import { beforeAll, expect, test } from 'vitest';
import { readOwnSite } from '../../tooling/bench/own-site';
import { collectFigures, tables } from '../../tooling/summary/collect-figures';
import type { Figures } from '../../tooling/summary/figures';
import { formatSummary } from '../../tooling/summary/format-summary';
import { folder } from './site';

let figures: Figures;

// The files are those of the built site, the content is that of a small one, which is read in a tenth of the time.
beforeAll(async () => {
  const site = await readOwnSite('tests/fixtures/versions-site');
  figures = await collectFigures(folder, site, ['tests/fixtures/searches/library.json']);
}, 60_000);

test('the summary has a number in every cell of its tables', () => {
  expect(Object.keys(figures)).toEqual(Object.keys(tables));
  const cells = Object.values(figures).flatMap((table) =>
    Object.values(table).flatMap((row) => Object.values(row)),
  );
  expect(cells.length).toBeGreaterThan(50);
  expect(cells.filter((cell) => !Number.isFinite(cell))).toEqual([]);
});

test('it measures files, counts pages and judges the search', () => {
  const { Pages, 'Search quality': quality, ...sizes } = figures;
  expect(Pages).toMatchInlineSnapshot(`
    {
      "alias": {
        "count": 1,
      },
      "area": {
        "count": 2,
      },
      "category": {
        "count": 2,
      },
      "changelog": {
        "count": 1,
      },
      "guide": {
        "count": 7,
      },
      "operation": {
        "count": 3,
      },
      "overview": {
        "count": 2,
      },
      "search records": {
        "count": 15,
      },
    }
  `);
  expect(quality).toEqual({ library: { 'at 1': 1, 'at 3': 1, 'at 10': 1, MRR: 1 } });
  const measured = Object.entries(sizes).filter(([title]) => title.endsWith('kB'));
  expect(measured).toHaveLength(3);
  for (const [title, table] of measured) {
    for (const row of Object.values(table)) {
      expect(Math.min(...Object.values(row)), title).toBeGreaterThan(0);
    }
  }
});

test('it marks nothing as over its budget', () => {
  expect(formatSummary(figures, tables)).not.toContain('budget');
});
