import { expect, test } from 'vitest';
import { listTries } from '../../../src/search/fallback-queries';

test('tries each word alone, then its beginnings', () => {
  expect(listTries('webhokkk the ramp')).toEqual([
    'webhokkk',
    'ramp',
    'webhok',
    'webho',
    'webh',
    'web',
    'ram',
  ]);
});

test('does not try the query again', () => {
  expect(listTries('Ramp')).toEqual(['ram']);
});

test('tries no more than eight', () => {
  expect(listTries('alphabet betterment gammaray deltawing')).toHaveLength(8);
});

test('tries nothing where there are no words', () => {
  expect(listTries('🦊 .*+ of the')).toEqual([]);
});
