import { hasErrors, type Problem } from '../../src/problems/problem';
import type { CoverageRow } from './writing/measure-coverage';

/** What a check of the content found. The files of problems are relative to the current folder. */
export interface ContentReport {
  problems: Problem[];
  /** How much of each interface is documented. */
  coverage: CoverageRow[][];
  /** How many mistakes there are in the words of interface files, if they are not among the problems. */
  interfaceWords: number;
  /** What was not checked because of errors that come first; empty if everything was. */
  unchecked: string[];
}

/** The result of a tool that checks the code. */
export interface ToolResult {
  name: string;
  ok: boolean;
  output: string;
}

export interface CheckReport {
  /** Empty if only the content was checked. */
  tools: ToolResult[];
  content: ContentReport;
}

/** Names each check, and says whether it passed. */
export function listChecks({ tools, content }: CheckReport): { name: string; ok: boolean }[] {
  const checked = tools.map(({ name, ok }) => ({ name, ok }));
  return [...checked, { name: 'content', ok: !hasErrors(content.problems) }];
}

/** Returns whether every check passed; warnings fail nothing. */
export function isOk(report: CheckReport): boolean {
  return listChecks(report).every(({ ok }) => ok);
}

/**
 * Returns the document that `--json` prints for tools. The check `content` has its `coverage`, `interfaceWords` and what was
 * `unchecked` because of errors in the place of an `output`.
 */
export function toDocument(report: CheckReport) {
  const { problems, ...content } = report.content;
  return {
    version: 1,
    ok: isOk(report),
    checks: [...report.tools, { name: 'content', ok: !hasErrors(problems), ...content }],
    problems,
  };
}
