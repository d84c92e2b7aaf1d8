import type { Problem } from './problem';

/** What came of reading something: its value, where there is one that can be used, and every mistake. */
export interface Read<Value> {
  value?: Value;
  problems: Problem[];
}

/** Joins what was read one by one: the values that can be used, in their order, and every mistake. */
export function joinReads<Value>(reads: readonly Read<Value>[]): {
  values: Value[];
  problems: Problem[];
} {
  return {
    values: reads.flatMap(({ value }) => (value === undefined ? [] : [value])),
    problems: reads.flatMap(({ problems }) => problems),
  };
}
