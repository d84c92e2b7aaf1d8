import { expect, test } from 'vitest';
import { readNumbers, writeNumbers } from '../../../src/search/engine/index/number-lists';

test.each([[[]], [[0]], [[0, 1, 5, 44, 90]], [[3, 55_200, 110_460, 112_500]], [[70_000, 70_001]]])(
  'reads the numbers %j as they were written',
  (numbers) => {
    const text = writeNumbers(numbers);
    expect(readNumbers(JSON.parse(JSON.stringify(text)))).toEqual(numbers);
    expect(text).not.toContain(' ');
    expect(text).not.toMatch(/\p{Surrogate}/u);
  },
);
