import { expect, test } from 'vitest';
import { createTermFinder } from '../../../../src/prose/glossary/find-terms';
import { toEntry } from './entries';

const find = createTermFinder([
  toEntry('Loan', { forms: ['loans'] }),
  toEntry('Loan desk'),
  toEntry('ISBN'),
  toEntry('C++', { forms: ['C++ book'] }),
]);
const findIn = (text: string) =>
  find(text).map(({ entry, start, end }) => [entry.term, text.slice(start, end)]);

test.each([
  [
    'a term in every form',
    'Loans and a loan',
    [
      ['Loan', 'Loans'],
      ['Loan', 'loan'],
    ],
  ],
  ['the longest of overlapping terms', 'the loan desk', [['Loan desk', 'loan desk']]],
  ['a term across a line break', 'the loan\n  desk', [['Loan desk', 'loan\n  desk']]],
  ['a term before an apostrophe', "the loan's end", [['Loan', 'loan']]],
  ['no part of a word', 'loaned, reloan, loan-free, loan_id', []],
  ['no other capitals', 'LOAN, isbn', []],
  ['signs of expressions as they are', 'a C++ book', [['C++', 'C++ book']]],
])('finds %s', (_, text, found) => {
  expect(findIn(text)).toEqual(found);
});

test('finds nothing without terms', () => {
  expect(createTermFinder([])('a loan')).toEqual([]);
});
