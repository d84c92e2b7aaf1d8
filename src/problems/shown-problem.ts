import { formatPosition, type Problem } from './problem';

/** A problem as a page shows it while its author writes. */
export interface ShownProblem extends Pick<Problem, 'severity' | 'found' | 'expected' | 'fix'> {
  /** File and line: `content/site.yaml:3:1`. */
  position: string;
}

/** Leaves of a problem what is shown. */
export function toShownProblem(problem: Problem): ShownProblem {
  const { severity, found, expected, fix } = problem;
  return { severity, found, expected, fix, position: formatPosition(problem) };
}
