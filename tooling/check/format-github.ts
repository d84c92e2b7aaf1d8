import { relative, resolve, sep } from 'node:path';
import type { Problem } from '../../src/problems/problem';
import type { CheckReport, ToolResult } from './report';

/**
 * Formats a report as workflow commands of GitHub Actions, which show each problem at its line of a
 * pull request. `workspace` is the root of the repository there, which files are relative to.
 */
export function formatGithub({ tools, content }: CheckReport, workspace: string): string {
  return [
    ...tools.filter(({ ok }) => !ok).map(annotateTool),
    ...content.problems.map((problem) => annotateProblem(problem, workspace)),
  ].join('\n');
}

function annotateProblem(problem: Problem, workspace: string): string {
  const { severity, line, column, code, found, expected, fix } = problem;
  const file = relative(workspace, resolve(problem.file)).split(sep).join('/');
  const message = `found ${found}\nexpected ${expected}\nfix: ${fix}`;
  return formatCommand(severity, { file, line, col: column, title: code }, message);
}

function annotateTool({ name, output }: ToolResult): string {
  return formatCommand('error', { title: name }, output.trim() || 'failed');
}

type Properties = Record<string, string | number | undefined>;

function formatCommand(command: string, properties: Properties, message: string): string {
  const written = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${command} ${written.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
