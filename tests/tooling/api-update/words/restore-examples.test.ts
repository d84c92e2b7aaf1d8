import { expect, test } from 'vitest';
import { restoreExamples } from '../../../../tooling/api-update/words/restore-examples';

const target = "$.paths.*[?@.operationId == 'ListBooks']";
const update = { example: { books: [{ id: 1, shelf: 'A', 'old-name': 'Emma' }], total: 1 } };
const at = `${target}.example.books[0]`;
const fate = { target, lost: [], keys: [], operations: [], matches: [] };

test('takes back the keys that an example loses and that get another name, also inside a list', () => {
  const fits = [
    {
      gone: [['example', 'books', '0', 'shelf']],
      renamed: [{ path: ['example', 'books', '0', 'old-name'], to: 'name' }],
    },
  ];
  expect(restoreExamples({ target, update }, { ...fate, fits })).toEqual([
    { target: `${at}.name`, remove: true },
    { target: at, update: { shelf: 'A', 'old-name': 'Emma' } },
  ]);
});

test('takes back what is inside another change together with it', () => {
  const fits = [
    {
      gone: [
        ['example', 'books'],
        ['example', 'books', '0', 'shelf'],
      ],
      renamed: [],
    },
  ];
  expect(restoreExamples({ target, update }, { ...fate, fits })).toEqual([
    { target: `${target}.example`, update: { books: update.example.books } },
  ]);
});

test('takes nothing back where the action itself has another target', () => {
  const fits = [{ gone: [['example', 'total']], renamed: [] }];
  expect(restoreExamples({ target, update }, { ...fate, fits, target: '$.info' })).toEqual([]);
});
