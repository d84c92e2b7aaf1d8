import { expect, test } from 'vitest';
import { type Figures, listChanges, type TableStyle } from '../../tooling/summary/figures';
import { formatSummary } from '../../tooling/summary/format-summary';

const styles: Record<string, TableStyle> = {
  'Load, kB': { decimals: 1, tolerance: 0.25, budget: () => 190 },
  Quality: { decimals: 3 },
};
const before: Figures = {
  'Load, kB': { home: { all: 161.2, style: 8.8 }, search: { all: 180 } },
  Quality: { tuning: { MRR: 0.975 } },
};

test('shows every figure in the table that it belongs to', () => {
  expect(formatSummary(before, styles)).toMatchInlineSnapshot(`
    "### Size and search of the site

    Sizes are those with brotli.

    #### Load, kB

    |  | all | style |
    | --- | --: | --: |
    | home | 161.2 | 8.8 |
    | search | 180.0 | – |

    #### Quality

    |  | MRR |
    | --- | --: |
    | tuning | 0.975 |
    "
  `);
});

test('begins with what has changed, and by how much', () => {
  const now = structuredClone(before);
  now['Load, kB'] = { home: { all: 195, style: 8.8 }, guide: { all: 170 } };
  now.Quality = { tuning: { MRR: 0.9751 + 0.001 } };
  const [changes] = formatSummary(now, styles, before).split('<details>');
  expect(changes).toMatchInlineSnapshot(`
    "### Size and search of the site, compared with earlier figures

    |  | before | now | change |
    | --- | --: | --: | --: |
    | Load, kB: home, all | 161.2 | **195.0**, budget 190 | +33.8 |
    | Load, kB: guide, all | – | 170.0 |  |
    | Load, kB: search, all | 180.0 | – |  |
    | Quality: tuning, MRR | 0.975 | 0.976 | +0.001 |

    "
  `);
});

test('leaves out differences that come from the length of addresses', () => {
  const now = structuredClone(before);
  now['Load, kB'] = { home: { all: 161.4, style: 8.7 }, search: { all: 180 } };
  expect(formatSummary(now, styles, before)).toContain('No figure has changed.');
});

test('says so when nothing has changed', () => {
  expect(formatSummary(before, styles, before)).toContain('\n\nNo figure has changed.\n\n');
});

test('finds no change between equal figures, and each one otherwise', () => {
  expect(listChanges(before, structuredClone(before))).toEqual([]);
  expect(listChanges({}, before)).toHaveLength(4);
  expect(listChanges(before, {})).toHaveLength(4);
});
