/** A mistake, for people and for tools, without its position. */
export interface Finding {
  /** Identifies the kind of mistake for tools: `link/unknown-page`. */
  code: string;
  /** What is there. */
  found: string;
  /** What should be there. */
  expected: string;
  /** What to do about it. */
  fix: string;
}

/** A finding in a document, with the JSON pointer (RFC 6901) of the part that it is about. */
export type PointedFinding = Finding & { pointer: string };

/** The position of something in a file, as far as it is known. */
export interface Position {
  /** Line and column, counted from 1. */
  line?: number;
  column?: number;
  /** A text on the line in question, if the line itself isn't known yet (see `add-lines.ts`). */
  near?: string;
  /** JSON pointer (RFC 6901) into the file. */
  pointer?: string;
}

/** A mistake by an author. An error fails `check` and the build; a warning is only shown. */
export interface Problem extends Finding, Position {
  severity: 'error' | 'warning';
  /** Path of the file, relative to the content root's parent: `content/guides/setup.mdx`. */
  file: string;
}

/** In characters. The name of a key may be of any length. */
const maxPointer = 400;

/** The file and position of a problem: `content/site.yaml:3:1`, with its JSON pointer if it has one. */
export function formatPosition({ file, line, column, pointer }: Problem): string {
  const position = line ? `${file}:${line}${column ? `:${column}` : ''}` : file;
  if (!pointer) return position;
  const isLong = pointer.length > maxPointer;
  return `${position} #${isLong ? `${pointer.slice(0, maxPointer)}…` : pointer}`;
}

function formatProblem(problem: Problem): string {
  return [
    `${problem.severity}  ${formatPosition(problem)}`,
    `  found     ${problem.found}`,
    `  expected  ${problem.expected}`,
    `  fix       ${problem.fix}`,
  ].join('\n');
}

/** Formats problems for a terminal, sorted by file, line and column. */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems]
    .sort(
      (a, b) =>
        a.file.localeCompare(b.file, 'en') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0),
    )
    .map(formatProblem)
    .join('\n\n');
}

/** Whether at least one problem fails the build. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
