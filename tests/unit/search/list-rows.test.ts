import { expect, test } from 'vitest';
import { listRows } from '../../../src/search/list-rows';

test('lists the hits in their order, and the sections of the three best below their pages', () => {
  const pages = ['a', 'b', 'c', 'd'].map((name) => ({ name, sections: [{ name: `${name}1` }] }));
  const rows = listRows<{ name: string }, (typeof pages)[number]>(pages);
  expect(rows.map(({ hit, isSection }) => (isSection ? `– ${hit.name}` : hit.name))).toEqual([
    'a',
    '– a1',
    'b',
    '– b1',
    'c',
    '– c1',
    'd',
  ]);
  expect(listRows([])).toEqual([]);
});
