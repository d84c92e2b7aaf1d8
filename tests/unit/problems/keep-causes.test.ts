import { expect, test } from 'vitest';
import { keepCauses } from '../../../src/problems/keep-causes';

const finding = (found: string, cause?: string) => ({
  code: 'area/kind',
  found,
  expected: 'that',
  fix: 'do it',
  ...(cause && { cause }),
});

test('keeps the first finding of each cause, in order, and says how many others there are', () => {
  const kept = keepCauses([
    finding('a'),
    finding('b', 'x'),
    finding('c', 'y'),
    finding('d', 'x'),
    finding('e', 'z'),
    finding('f', 'x'),
    finding('g', 'y'),
    finding('a'),
  ]);
  expect(kept.map(({ found }) => found)).toEqual([
    'a',
    'b (2 more places have the same cause)',
    'c (1 more place has the same cause)',
    'e',
    'a',
  ]);
  expect(kept.every((each) => !('cause' in each))).toBe(true);
});
