import { expect, test } from 'vitest';
import { describeOperation, firstSentence } from '../../../src/page-models/describe-operation';

const operation = { method: 'GET', path: '/books', title: 'List books' } as const;

test('describes an operation by its endpoint and the words of its description', () => {
  const description = 'Lists *all*\n books & `loans`, where pages < 9.';
  expect(describeOperation({ ...operation, description })).toBe(
    'GET /books: Lists all books & loans, where pages < 9.',
  );
});

test('describes an operation by what follows a notice, if anything does', () => {
  const notice = '**Required scope:** `books:read`';
  const description = `${notice}\n\nLists all books. They are sorted.`;
  expect(describeOperation({ ...operation, description })).toBe(
    'GET /books: Lists all books. They are sorted.',
  );
  expect(firstSentence(description)).toBe('Lists all books.');
  expect(firstSentence(notice)).toBe(notice);
});

test('describes an operation without a description by its title', () => {
  expect(describeOperation(operation)).toBe(
    'List books with GET /books: its parameters, headers, body fields, responses and errors.',
  );
});

test('cuts a long description at a word, within 160 characters', () => {
  const description = 'book '.repeat(60);
  const text = describeOperation({ ...operation, description });
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/ book…$/);
});

test('does not decode twice what shows a markup sign', () => {
  expect(describeOperation({ ...operation, description: 'Write `&#x3C;` for it.' })).toBe(
    'GET /books: Write &#x3C; for it.',
  );
});
