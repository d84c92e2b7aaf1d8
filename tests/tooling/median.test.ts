import { expect, test } from 'vitest';
import { median } from '../../tooling/bench/median';

test('the median is the value in the middle, in any order, and changes nothing', () => {
  const values = [900, 5, 70];
  expect(median(values)).toBe(70);
  expect(values).toEqual([900, 5, 70]);
  expect(median([])).toBe(0);
});
