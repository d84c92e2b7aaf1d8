import { expect, test } from 'vitest';
import { groupHits } from '../../../src/search/group-hits';

test('keeps the order of hits, and puts the kind of the best first', () => {
  const hits = (['field', 'guide', 'field', 'operation', 'guide'] as const).map((kind, rank) => ({
    kind,
    rank,
  }));
  expect(groupHits(hits).map(({ kind, hits }) => [kind, hits.map(({ rank }) => rank)])).toEqual([
    ['field', [0, 2]],
    ['guide', [1, 4]],
    ['operation', [3]],
  ]);
});
