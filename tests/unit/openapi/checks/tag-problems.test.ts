import { expect, test } from 'vitest';
import { findTagProblems } from '../../../../src/openapi/checks/tag-problems';
import type { Json } from '../../../../src/openapi/document/document';
import { buildDocument } from '../../build-document';

const areas = new Map([
  ['ListBooks', ['Books']],
  ['GetBook', ['Books', 'Shelves']],
  ['LendBook', ['Loans']],
]);

/** The problems of the area Books with these lists, as one line each. */
const problemsOf = (lists: Json) =>
  findTagProblems(buildDocument({}, { tags: [{ name: 'Books', ...lists }] }), areas).map(
    ({ pointer, found, fix }) => `${pointer} ${found}: ${fix}`,
  );

test('accepts groups and life cycles whose operations all exist', () => {
  const groups = [{ title: 'Find', operations: ['ListBooks'] }, { operations: ['GetBook'] }];
  const steps = [
    { operations: ['LendBook'], states: ['LENT'], description: 'Lend it.' },
    { operations: ['LendBook'] },
  ];
  expect(problemsOf({ 'x-groups': groups, 'x-life-cycle': steps })).toEqual([]);
});

test.each([
  [
    'an operation that the document does not have',
    { 'x-life-cycle': [{ operations: ['GetBooks'] }] },
    '/tags/0/x-life-cycle/0/operations/0 the unknown operation GetBooks: correct the operationId, or remove it',
  ],
  [
    'an operation of another area',
    { 'x-groups': [{ operations: ['GetBook', 'LendBook'] }] },
    '/tags/0/x-groups/0/operations/1 the operation LendBook, which belongs to the area Loans: move it to the groups of its area',
  ],
  [
    'an operation in two groups',
    { 'x-groups': [{ operations: ['GetBook'] }, { operations: ['GetBook'] }] },
    '/tags/0/x-groups/1/operations/0 the operation GetBook in two places of x-groups: remove one of the two',
  ],
])('finds %s', (_, lists, problem) => {
  expect(problemsOf(lists)).toEqual([problem]);
});
