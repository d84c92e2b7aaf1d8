import { expect, test } from 'vitest';
import { remember } from '../../../src/text/remember';

function countCalls(limit?: number) {
  const calls: string[] = [];
  const compute = remember(
    (word: string) => {
      calls.push(word);
      return word.toUpperCase();
    },
    (word) => word,
    limit,
  );
  return { calls, compute };
}

test('computes a result once', () => {
  const { calls, compute } = countCalls();
  expect([compute('a'), compute('b'), compute('a')]).toEqual(['A', 'B', 'A']);
  expect(calls).toEqual(['a', 'b']);
});

test('forgets all results beyond the limit, and computes them again', () => {
  const { calls, compute } = countCalls(2);
  for (const word of ['a', 'b', 'c', 'a']) expect(compute(word)).toBe(word.toUpperCase());
  expect(calls).toEqual(['a', 'b', 'c', 'a']);
});
