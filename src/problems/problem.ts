/** What is wrong, for a person and for a machine; not yet where. */
export interface Finding {
  /** Names the kind of mistake for tools: `link/unknown-page`. The same mistake always has the same code. */
  code: string;
  /** What is there. */
  found: string;
  /** What should be there. */
  expected: string;
  /** What to do about it. */
  fix: string;
}

/** A finding in a document, and the JSON pointer (RFC 6901) of the part that it is about. */
export type PointedFinding = Finding & { pointer: string };

/** Where in a file something is, as far as that is known. */
export interface Location {
  /** One-based position in the file. */
  line?: number;
  column?: number;
  /** A text of the file on the line that is meant, where only that is known (`add-lines.ts`). */
  near?: string;
  /** JSON pointer (RFC 6901) into the file. */
  pointer?: string;
}

/** A mistake of an author. An error fails `check` and the build, a warning is only shown. */
export interface Problem extends Finding, Location {
  severity: 'error' | 'warning';
  /** Path of the file, relative to the content root's parent: `content/guides/setup.mdx`. */
  file: string;
}

/** Where in the file the problem is: `content/site.yaml:3:1`, and a JSON pointer where there is one. */
export function formatLocation({ file, line, column, pointer }: Problem): string {
  const position = line ? `${file}:${line}${column ? `:${column}` : ''}` : file;
  return pointer ? `${position} #${pointer}` : position;
}

function formatProblem(problem: Problem): string {
  return [
    `${problem.severity}  ${formatLocation(problem)}`,
    `  found     ${problem.found}`,
    `  expected  ${problem.expected}`,
    `  fix       ${problem.fix}`,
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
