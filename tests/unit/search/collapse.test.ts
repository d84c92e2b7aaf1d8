import { expect, test } from 'vitest';
import type { Core } from '../../../src/search/engine/index/read-core';
import { collapse } from '../../../src/search/engine/present/collapse';

/** An index in which each page has one record, of these weights. */
function orderOf(scores: number[], weights: number[]): number[] {
  const firsts = Uint32Array.from({ length: scores.length + 1 }, (_, page) => page);
  const kinds = scores.map(() => 'operation');
  const core = { firsts, kinds, weights } as unknown as Core;
  return collapse(core, Float64Array.from(scores), 0, () => true).map(({ record }) => record);
}

test('puts the higher score first', () => {
  expect(orderOf([1, 3, 2], [90, 90, 90])).toEqual([1, 2, 0]);
});

test('takes scores that hardly differ for equal: weight decides, then the order of the index', () => {
  expect(orderOf([1.198, 1.2, 1.202, 1.205], [90, 90, 100, 90])).toEqual([2, 0, 1, 3]);
});

test('leaves out what was not found', () => {
  expect(orderOf([0, 1, 0], [90, 90, 90])).toEqual([1]);
});
