import { expect, test } from 'vitest';
import { buildDocument } from '../build-document';
import { buildPagesOf } from './build-pages-of';

/** What is related to the operation `id` in an area with groups of these sizes: A0, A1, …, B0, … */
function relatedTo(id: string, sizes: Record<string, number>) {
  const groups = Object.entries(sizes).map(([title, count]) => ({
    title,
    operations: Array.from({ length: count }, (_, index) => `${title}${index}`),
  }));
  const paths = Object.fromEntries(
    groups
      .flatMap(({ operations }) => operations)
      .map((operationId) => [`/${operationId}`, { get: { operationId, tags: ['X'] } }]),
  );
  const tags = [{ name: 'X', 'x-groups': groups }];
  const page = buildPagesOf(buildDocument(paths, { tags })).operationsById.get(id);
  if (!page) throw new Error(`no ${id}`);
  return page.related.map(({ title }) => title);
}

test('lists the other operations of the area, in its order', () => {
  expect(relatedTo('A1', { A: 3, B: 1 })).toEqual(['A0', 'A2', 'B0']);
});

test('lists those of the group in a large area', () => {
  expect(relatedTo('B1', { A: 40, B: 3 })).toEqual(['B0', 'B2']);
});

test.each([
  ['first', 'A0', 'A1', 'A12'],
  ['in the middle', 'A50', 'A44', 'A56'],
  ['last', 'A99', 'A87', 'A98'],
])('names the nearest 12 of a large group to the one that is %s', (_, id, first, last) => {
  const related = relatedTo(id, { A: 100 });
  expect(related).toHaveLength(12);
  expect([related[0], related.at(-1)]).toEqual([first, last]);
  expect(related).not.toContain(id);
});

test('shows the life cycle of the area to operations that perform one of its steps', () => {
  const operationIds = ['LendBook', 'ReturnBook', 'ListLoans'];
  const tags = ['Loans'];
  const paths = Object.fromEntries(
    operationIds.map((operationId) => [`/${operationId}`, { post: { operationId, tags } }]),
  );
  const step = (operation: string, state: string) => ({
    description: '',
    operations: [operation],
    states: [state],
  });
  const lifeCycle = [step('LendBook', 'LENT'), step('ReturnBook', 'BACK')];
  const document = buildDocument(paths, { tags: [{ name: 'Loans', 'x-life-cycle': lifeCycle }] });
  const { operationsById } = buildPagesOf(document);
  expect(operationsById.get('ReturnBook')?.lifeCycle).toMatchObject([
    { states: ['LENT'], operations: [{ title: 'Lend book' }], isCurrent: false },
    { states: ['BACK'], operations: [{ title: 'Return book' }], isCurrent: true },
  ]);
  expect(operationsById.get('ListLoans')?.lifeCycle).toEqual([]);
});
