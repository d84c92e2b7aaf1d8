import type { Problem } from '../../src/problems/problem';

/** The outcome of one thing that was proven. */
export interface Outcome {
  /** `samples`, `examples`, `errors`, `guides` or `sdk javascript`. */
  part: string;
  /** What was proven: `CreateContext/pune`. */
  id: string;
  /** `known` is a failure that the docs describe. */
  state: 'passed' | 'failed' | 'skipped' | 'known';
  /** Why it was skipped. */
  reason?: string;
  differences: Problem[];
}

/** The outcome of a check that found these differences. */
export function judge(part: string, id: string, differences: Problem[]): Outcome {
  return { part, id, state: differences.length > 0 ? 'failed' : 'passed', differences };
}

/** Why there is no example to compare. */
export const noBody = 'the response has no body';

/** The outcome of something that was not proven. */
export function skip(part: string, id: string, reason: string): Outcome {
  return { part, id, state: 'skipped', reason, differences: [] };
}
