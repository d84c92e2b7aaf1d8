import { formatCoverage } from '../../src/content/writing/format-coverage';
import { formatProblems, type Problem } from '../../src/problems/problem';
import { countOf } from '../../src/text/count-of';
import type { CheckReport, ContentReport, ToolResult } from './report';
import { listChecks } from './report';

/** Formats a report for a terminal. */
export function formatText(report: CheckReport): string {
  const { tools, content } = report;
  const [own, ...others] = [...listChecks(report)].reverse();
  const lines = others.reverse().map(({ name, ok }) => formatTool(name, ok, tools));
  return [...lines, formatMark('content', own?.ok ?? false), formatContent(content)].join('\n');
}

function formatTool(name: string, ok: boolean, tools: readonly ToolResult[]): string {
  const output = tools.find((tool) => tool.name === name)?.output.trimEnd();
  return ok || !output ? formatMark(name, ok) : `${formatMark(name, ok)}\n${output}`;
}

function formatMark(name: string, ok: boolean): string {
  return `${ok ? 'ok    ' : 'failed'}  ${name}`;
}

/** Formats what was found in the content: coverage, problems, and how many there are. */
export function formatContent({ problems, coverage, unchecked }: ContentReport): string {
  const parts = [
    ...coverage.map(formatCoverage),
    ...(problems.length > 0 ? [formatProblems(problems), countProblems(problems)] : []),
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
