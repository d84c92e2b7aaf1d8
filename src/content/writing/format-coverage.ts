import type { CoverageRow } from '../../openapi/coverage/measure-coverage';

/** Formats the rows as a table for a terminal: `operations described   63 of 63   100 %`. */
export function formatCoverage(rows: readonly CoverageRow[]): string {
  const cells = rows.map(({ name, done, total }) => {
    // Rounded down, so that only complete coverage is shown as 100 %.
    const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
    return [name, String(done), String(total), String(percent)];
  });
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map(([name = '', done = '', total = '', percent = '']) => {
      const [first = 0, second = 0, third = 0, fourth = 0] = widths;
      const numbers = `${done.padStart(second)} of ${total.padStart(third)}`;
      return `${name.padEnd(first)}  ${numbers}  ${percent.padStart(fourth)} %`;
    })
    .join('\n');
}
