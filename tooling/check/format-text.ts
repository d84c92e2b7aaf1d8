import { formatProblems, hasErrors, type Problem } from '../../src/problems/problem';
import { countOf } from '../../src/text/count-of';
import type { CheckReport, ContentReport, ToolResult } from './report';
import type { CoverageRow } from './writing/measure-coverage';

/** Formats a report for a terminal: a line for each check, and what it found. */
export function formatText({ tools, content }: CheckReport): string {
  const lines = [
    ...tools.map(formatTool),
    formatMark('content', !hasErrors(content.problems)),
    formatContent(content),
  ];
  return lines.filter(Boolean).join('\n');
}

function formatTool({ name, ok, output }: ToolResult): string {
  return [formatMark(name, ok), ...(ok ? [] : [output.trimEnd()])].join('\n');
}

function formatMark(name: string, ok: boolean): string {
  return `${ok ? 'ok    ' : 'failed'}  ${name}`;
}

/** Formats what was found in the content: coverage, problems, and how many there are. */
function formatContent({ problems, coverage, interfaceWords, unchecked }: ContentReport): string {
  const parts = [
    ...coverage.map(formatCoverage),
    ...(problems.length > 0 ? [formatProblems(problems), countProblems(problems)] : []),
    ...(interfaceWords > 0
      ? [
          `Not shown: ${countOf(interfaceWords, 'mistake')} of spelling and style in the words of the interface file; --interface-words shows them.`,
        ]
      : []),
    ...(unchecked.length > 0
      ? [`Not checked until these errors are fixed: ${unchecked.join(', ')}.`]
      : []),
  ];
  return parts.join('\n\n');
}

/** "2 errors and 1 warning in 3 files" */
function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const counts = [
    ...(errors > 0 ? [countOf(errors, 'error')] : []),
    ...(warnings > 0 ? [countOf(warnings, 'warning')] : []),
  ];
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${counts.join(' and ')} in ${countOf(files, 'file')}`;
}

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
