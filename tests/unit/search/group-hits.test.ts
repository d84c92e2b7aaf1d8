import { expect, test } from 'vitest';
import { groupHits } from '../../../src/search/group-hits';
import { listRows } from '../../../src/search/list-rows';

const hits = (['field', 'guide', 'field', 'operation', 'guide'] as const).map((kind, rank) => ({
  kind,
  rank,
}));
const kindsFor = (query: string) => groupHits(hits, query).map(({ kind }) => kind);

test('keeps the order of hits, and puts the kind of the best first', () => {
  const groups = groupHits(hits, 'webhook');
  expect(groups.map(({ kind, hits }) => [kind, hits.map(({ rank }) => rank)])).toEqual([
    ['field', [0, 2]],
    ['guide', [1, 4]],
    ['operation', [3]],
  ]);
});

test('puts guides above operations for a question, and below them for a name', () => {
  expect(kindsFor('how do I delete a webhook')).toEqual(['field', 'guide', 'operation']);
  expect(kindsFor('delete_webhook')).toEqual(['field', 'operation', 'guide']);
});

test('lists the sections of the three best hits below their pages', () => {
  const pages = ['a', 'b', 'c', 'd'].map((name) => ({
    kind: 'guide' as const,
    name,
    sections: [{ name: `${name}1` }],
  }));
  const [group] = listRows<{ name: string }, (typeof pages)[number]>(pages, 'webhook');
  expect(group?.rows.map(({ hit, isSection }) => (isSection ? `– ${hit.name}` : hit.name))).toEqual(
    ['a', '– a1', 'b', '– b1', 'c', '– c1', 'd'],
  );
});
