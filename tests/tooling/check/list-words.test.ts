import { expect, test } from 'vitest';
import { listWords } from '../../../tooling/check/writing/list-words';

const wordsOf = (text: string) => listWords(text).map(({ word }) => word);

test('returns the words of a text with their positions', () => {
  expect(listWords('Read it.')).toEqual([
    { word: 'Read', offset: 0 },
    { word: 'it', offset: 5 },
  ]);
});

test.each([
  ['parts of a compound', 'context-aware and/or', ['context', 'aware', 'and', 'or']],
  [
    'a possessive as its noun',
    "the server’s and the users' own",
    ['the', 'server', 'and', 'the', 'users', 'own'],
  ],
  ['a contraction as one word', "it isn't", ['it', "isn't"]],
  ['letters with accents', '(Gebühren)', ['Gebühren']],
  ['the names of products', 'OpenFeature', ['OpenFeature']],
])('takes %s', (_, text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each(['returnBook', 'return_bok', 'k8s', 'HS256', 'io.juspay', 'std::mem', '$HOME', '@acme'])(
  'takes no word from the identifier %s',
  (identifier) => {
    expect(wordsOf(identifier)).toEqual([]);
  },
);

test('takes the word before a full stop or colon', () => {
  expect(wordsOf('Ask: a book. It')).toEqual(['Ask', 'a', 'book', 'It']);
});
