import type { Problem } from './problem';

/** The result of reading something: its value, if it is usable, and all problems. */
export interface Read<Value> {
  value?: Value;
  problems: Problem[];
}

/** Combines several results: the usable values, in order, and all problems. */
export function joinReads<Value>(reads: readonly Read<Value>[]): {
  values: Value[];
  problems: Problem[];
} {
  return {
    values: reads.flatMap(({ value }) => (value === undefined ? [] : [value])),
    problems: reads.flatMap(({ problems }) => problems),
  };
}
