import { type MeasureRow, rows } from './budgets';
import type { PageMeasures } from './measure-page';
import type { PageKind } from './pages';

type Measured = Partial<Record<PageKind, PageMeasures>>;

/** Returns whether a page exceeds a row's budget. */
function isOver(
  { value, budget, only }: MeasureRow,
  page: PageKind,
  measures: PageMeasures,
): boolean {
  if (budget === undefined || (only && !only.includes(page))) return false;
  return value(measures) > budget;
}

function format(value: number, unit: MeasureRow['unit']): string {
  if (unit === 'kB') return (value / 1000).toFixed(1);
  if (unit === 'ms') return value.toFixed(0);
  return Number.isInteger(value) ? `${value}` : value.toFixed(4);
}

/** Formats the measures of all pages with their budgets; `!` marks, and `missed` counts, excesses. */
export function formatTable(measured: Measured): { table: string; missed: number } {
  const entries = Object.entries(measured) as [PageKind, PageMeasures][];
  let missed = 0;
  const body = rows.map((row) => {
    const cells = entries.map(([page, measures]) => {
      const over = isOver(row, page, measures);
      if (over) missed += 1;
      return format(row.value(measures), row.unit) + (over ? '!' : ' ');
    });
    const budget = row.budget === undefined ? '' : `≤ ${format(row.budget, row.unit)}`;
    return [`${row.label}${row.unit && `, ${row.unit}`}`, budget, ...cells];
  });
  const head = ['', 'budget', ...entries.map(([page]) => `${page} `)];
  const lines = [head, ...body].map(([label = '', ...cells]) =>
    [label.padEnd(30), ...cells.map((cell) => cell.padStart(12))].join(''),
  );
  return { table: lines.join('\n'), missed };
}
