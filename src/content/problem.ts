/** A mistake of an author. An error fails `check` and the build, a warning is only shown. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Path of the file, relative to the content root's parent: `content/guides/setup.mdx`. */
  file: string;
  /** One-based place in the file, where it is known. */
  line?: number;
  column?: number;
  /** JSON pointer into the file, for data that has no useful line. */
  pointer?: string;
  found: string;
  expected: string;
  repair: string;
}

/** Where in the file the problem is: `content/site.yaml:3:1` or `…json#/paths/~1context`. */
export function formatPlace({ file, line, column, pointer }: Problem): string {
  if (line) return `${file}:${line}${column ? `:${column}` : ''}`;
  return pointer === undefined ? file : `${file}#${pointer}`;
}

function formatProblem(problem: Problem): string {
  return [
    `${problem.severity}  ${formatPlace(problem)}`,
    `  found     ${problem.found}`,
    `  expected  ${problem.expected}`,
    `  repair    ${problem.repair}`,
  ].join('\n');
}

/** All problems as one text for a terminal, in the order of files and lines. */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems]
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0))
    .map(formatProblem)
    .join('\n\n');
}

/** True when at least one problem must stop the build. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
