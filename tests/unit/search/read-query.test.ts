import { expect, test } from 'vitest';
import { isFiller } from '../../../src/search/engine/query/fillers';
import { listVariants } from '../../../src/search/engine/query/list-variants';
import { readQuery } from '../../../src/search/engine/query/read-query';
import { createSynonymFinder } from '../../../src/search/engine/query/synonyms';

test.each([
  ['how do I return a book', ['return', 'book']],
  ['x-branch-id', ['branch', 'xbranchid']],
  ['due_date', ['due', 'date']],
  ['what is it', ['what', 'is', 'it']],
  ["what's a loan", ['loan']],
  ['whats a loan', ['loan']],
])('searches in %j for %j', (query, words) => {
  expect(readQuery(query).words).toEqual(words);
});

test.each(['get', 'works', 'things', 'everyone', 'starting', 'happened', 'doesnt'])(
  'takes %j for a word that says little',
  (word) => {
    expect(isFiller(word)).toBe(true);
  },
);

test.each(['book', 'return', 'late'])('takes %j for a word that says something', (word) => {
  expect(isFiller(word)).toBe(false);
});

const known = new Set(['book', 'shelf', 'bookend', 'wait', '30', 'set', 'setup']);
const synonyms = createSynonymFinder([['loan', 'checked out']]);

test.each([
  ['bookshelf', 'book shelf'],
  ['book end', 'bookend'],
  ['set up', 'setup'],
  ['wait 30s', 'wait 30 seconds'],
  ['checked out book', 'loan book'],
])('reads %j as %j too', (query, other) => {
  const variants = listVariants(readQuery(query), synonyms, (word) => known.has(word));
  expect(variants.map(({ words }) => words.join(' '))).toContain(other);
});

test('is less sure of the parts of an unknown word than of other ways to write a query', () => {
  const factorOf = (query: string, other: string) =>
    listVariants(readQuery(query), synonyms, (word) => known.has(word)).find(
      ({ words }) => words.join(' ') === other,
    )?.factor ?? 0;
  expect(factorOf('bookshelf', 'book shelf')).toBeGreaterThan(0);
  expect(factorOf('bookshelf', 'book shelf')).toBeLessThan(factorOf('book end', 'bookend'));
});
