import { expect, test } from 'vitest';
import { indexRecords } from '../../../src/search/engine/index/index-records';
import { openCorpus } from '../../../src/search/engine/index/open-corpus';
import { rankPages } from '../../../src/search/engine/score/rank-pages';
import { record } from './records';

/** An index in which each page has one record, of these weights. */
function orderOf(scores: number[], weights: number[]): number[] {
  const pages = weights.map((weight, page) =>
    record({ page: `/docs/${page}/`, kind: 'operation', weight }),
  );
  const corpus = openCorpus(indexRecords(pages));
  return rankPages(corpus, Float64Array.from(scores)).map((hit) => hit.record);
}

test('puts the higher score first', () => {
  expect(orderOf([1, 3, 2], [90, 90, 90])).toEqual([1, 2, 0]);
});

test('treats nearly equal scores as equal: weight decides, then the order of the index', () => {
  expect(orderOf([1.198, 1.2, 1.202, 1.205], [90, 90, 100, 90])).toEqual([2, 0, 1, 3]);
});

test('leaves out what was not found', () => {
  expect(orderOf([0, 1, 0], [90, 90, 90])).toEqual([1]);
});
