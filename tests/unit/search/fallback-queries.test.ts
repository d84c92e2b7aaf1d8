import { expect, test } from 'vitest';
import { fallbackQueries } from '../../../src/search/fallback-queries';

test('tries each word alone, then its beginnings', () => {
  expect(fallbackQueries('webhokkk the ramp')).toEqual([
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
  expect(fallbackQueries('Ramp')).toEqual(['ram']);
});

test('tries no more than eight', () => {
  expect(fallbackQueries('alphabet betterment gammaray deltawing')).toHaveLength(8);
});

test('tries nothing where there are no words', () => {
  expect(fallbackQueries('🦊 .*+ of the')).toEqual([]);
});
