import { expect, test } from 'vitest';
import { listRows } from '../../../src/search/list-rows';

interface Ranked {
  kind: 'field' | 'guide' | 'operation';
  rank: number;
}

const show = (kinds: readonly Ranked['kind'][]) =>
  listRows<Ranked, Ranked>(kinds.map((kind, rank) => ({ kind, rank }))).map(({ group, rows }) => [
    group,
    rows.map(({ hit }) => hit.rank),
  ]);

test('puts the best hit first, and keeps the order of the others in their groups', () => {
  expect(show(['field', 'guide', 'field', 'operation', 'guide'])).toEqual([
    ['best', [0]],
    ['guide', [1, 4]],
    ['operation', [3]],
    ['field', [2]],
  ]);
  expect(show(['guide'])).toEqual([['best', [0]]]);
  expect(show([])).toEqual([]);
});

test('keeps the groups in their order, whatever is best', () => {
  const orderOf = (...kinds: Parameters<typeof show>[0]) => show(kinds).map(([group]) => group);
  const order = ['best', 'guide', 'operation', 'field'];
  expect(orderOf('field', 'operation', 'guide', 'field')).toEqual(order);
  expect(orderOf('guide', 'field', 'operation', 'guide')).toEqual(order);
});

test('lists the sections of the three best hits below their pages', () => {
  const pages = ['a', 'b', 'c', 'd'].map((name) => ({
    kind: 'guide' as const,
    name,
    sections: [{ name: `${name}1` }],
  }));
  const groups = listRows<{ name: string }, (typeof pages)[number]>(pages);
  const rows = groups.flatMap((group) => group.rows);
  expect(rows.map(({ hit, isSection }) => (isSection ? `– ${hit.name}` : hit.name))).toEqual([
    'a',
    '– a1',
    'b',
    '– b1',
    'c',
    '– c1',
    'd',
  ]);
});
