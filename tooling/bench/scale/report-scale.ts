import type { ScaleMeasures } from './measure-scale';

/** A row of the table: a measure, its unit, and what it may be for each site. */
interface Row {
  label: string;
  key: keyof ScaleMeasures;
  unit: keyof typeof units;
  budget: Budget;
}

/** The sites that are measured: an interface with 1,223 operations, and our own with 1,000 more guides. */
interface Budget {
  operations: number;
  guides: number;
}

const units = { kB: 1_000, MB: 1_000_000, s: 1 };
const same = (budget: number): Budget => ({ operations: budget, guides: budget });

/** Times are those of a quiet machine with two cores. Index, HTML and data are compressed with brotli. */
const rows: readonly Row[] = [
  { label: 'public/', key: 'publicBytes', unit: 'MB', budget: same(120_000_000) },
  {
    label: 'first keystroke',
    key: 'firstKeystroke',
    unit: 'kB',
    // Sites with as many operations use the hosted index.
    budget: { operations: 220_000, guides: 120_000 },
  },
  { label: 'whole index', key: 'wholeIndex', unit: 'kB', budget: same(600_000) },
  { label: 'check', key: 'checkSeconds', unit: 's', budget: same(20) },
  { label: 'memory of check', key: 'checkMemory', unit: 'MB', budget: same(1_600_000_000) },
  { label: 'build', key: 'buildSeconds', unit: 's', budget: same(120) },
  { label: 'HTML, median', key: 'medianHtml', unit: 'kB', budget: same(16_500) },
  {
    label: 'HTML, largest',
    key: 'largestHtml',
    unit: 'kB',
    budget: { operations: 100_000, guides: 40_000 },
  },
  { label: 'page-data, median', key: 'medianData', unit: 'kB', budget: same(5_000) },
  {
    label: 'page-data, largest',
    key: 'largestData',
    unit: 'kB',
    budget: { operations: 60_000, guides: 20_000 },
  },
];

/** Formats the measures of the sites with their budgets; `!` marks, and `missed` counts, excesses. */
export function formatScale(measured: Partial<Record<keyof Budget, ScaleMeasures>>): {
  table: string;
  missed: number;
} {
  const sites = Object.entries(measured) as [keyof Budget, ScaleMeasures][];
  let missed = 0;
  const body = rows.map(({ label, key, unit, budget }) => {
    const cells = sites.flatMap(([site, measures]) => {
      const isOver = measures[key] > budget[site];
      if (isOver) missed += 1;
      const [value, limit] = [measures[key], budget[site]].map((each) => format(each, unit));
      return [`${value}${isOver ? '!' : ' '}`, `≤ ${limit} `];
    });
    return [`${label}, ${unit}`, ...cells];
  });
  const head = ['', ...sites.flatMap(([site]) => [`${site} `, 'budget '])];
  const lines = [head, ...body].map(([label = '', ...cells]) =>
    [label.padEnd(24), ...cells.map((cell) => cell.padStart(14))].join(''),
  );
  return { table: lines.join('\n'), missed };
}

function format(value: number, unit: Row['unit']): string {
  return (value / units[unit]).toFixed(unit === 'MB' ? 0 : 1);
}
