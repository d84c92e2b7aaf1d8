import { comparePlaces, createPositionFinder, type Place, type Position } from './place';

/**
 * A mistake by an author. A check that does not know in which file it is returns it as a `Finding`,
 * and whoever knows completes it (`inFile`, `inDocument`).
 */
export interface Problem extends Finding {
  severity: 'error' | 'warning';
  /** Path of the file, relative to the content root's parent: `content/guides/setup.mdx`. */
  file: string;
}

/** A mistake, for people and for tools, in the text or document that was checked. */
export interface Finding extends Place {
  /** Identifies the kind of mistake for tools: `link/unknown-page`. */
  code: string;
  /** What is there. */
  found: string;
  /** What should be there. */
  expected: string;
  /** What to do about it. */
  fix: string;
  /** An error fails `check` and ends the build; a warning is only shown. Defaults to an error. */
  severity?: 'error' | 'warning';
  /** Whether an error leaves out a single part of the site: it fails `check`, but all else is built. */
  isConfined?: true;
  /** What causes it, if one change fixes all findings with the same cause (see `keepCauses`). */
  cause?: string;
  /** What is missing, if another file may have been meant to add it. */
  missing?: string;
  /** What has to be read in full for this to be certain: every overlay, or every guide and note. */
  needs?: 'overlays' | 'texts';
}

/** Completes findings in a file. */
export function inFile(file: string, findings: readonly Finding[]): Problem[] {
  return findings.map((finding) => ({ severity: 'error', file, ...finding }));
}

/** Completes findings in a document that several files wrote: `locate` finds the file of a part, and the pointer there. */
export function inDocument(
  locate: (pointer: string) => { file: string; pointer: string },
  findings: readonly Finding[],
): Problem[] {
  return findings.map((finding) => ({
    severity: 'error',
    ...finding,
    ...locate(finding.pointer ?? ''),
  }));
}

/** Replaces the offsets of findings with lines and columns; `text` is what was checked, and starts at `start` of its file. */
export function resolveOffsets(
  findings: readonly Finding[],
  text: string,
  start?: Position,
): Finding[] {
  if (findings.length === 0) return [];
  const findPosition = createPositionFinder(text, start);
  return findings.map(({ offset = 0, ...finding }) => ({ ...findPosition(offset), ...finding }));
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
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || comparePlaces(a, b))
    .map(formatProblem)
    .join('\n\n');
}

/** Whether a problem ends the build: an error that is not confined to a part that is left out. */
export function isFatal({ severity, isConfined }: Problem): boolean {
  return severity === 'error' && !isConfined;
}

/** Whether at least one problem ends the build. */
export function endsBuild(problems: readonly Problem[]): boolean {
  return problems.some(isFatal);
}

/** Whether at least one problem fails `check`. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}
