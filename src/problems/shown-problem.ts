import { formatPosition, type Problem } from './problem';

/** A problem as a page shows it while its author writes. */
export interface ShownProblem
  extends Pick<Problem, 'severity' | 'isConfined' | 'found' | 'expected' | 'fix'> {
  /** File and line: `content/site.yaml:3:1`. */
  position: string;
}

/** Leaves of a problem what is shown. */
export function toShownProblem(problem: Problem): ShownProblem {
  const { severity, isConfined, found, expected, fix } = problem;
  return {
    severity,
    isConfined,
    found,
    expected,
    fix,
    position: formatPosition(problem),
  };
}
