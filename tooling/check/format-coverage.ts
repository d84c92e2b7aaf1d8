import type { CoverageRow } from './writing/measure-coverage';

/**
 * Formats the rows as a table for a terminal: `operations described   63 of 63   100 %`. What an
 * interface has none of is left out.
 */
export function formatCoverage(rows: readonly CoverageRow[]): string {
  const present = rows.filter(({ total }) => total > 0);
  const cells = present.map(({ name, done, total, borrowed }) => {
    // Rounded down, so that only complete coverage is shown as 100 %.
    const percent = Math.floor((100 * done) / total);
    const source = borrowed ? `, ${borrowed} in the platform's own words` : '';
    return [name, String(done), String(total), String(percent), source];
  });
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map(([name = '', done = '', total = '', percent = '', source = '']) => {
      const [first = 0, second = 0, third = 0, fourth = 0] = widths;
      const numbers = `${done.padStart(second)} of ${total.padStart(third)}`;
      return `${name.padEnd(first)}  ${numbers}  ${percent.padStart(fourth)} %${source}`;
    })
    .join('\n');
}
