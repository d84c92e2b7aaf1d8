import { expect, test } from 'vitest';
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

const known = new Set(['book', 'shelf', 'loan']);
const synonyms = createSynonymFinder([['loan', 'checked out']]);

test.each([
  ['bookshelf', 'book shelf'],
  ['checked out book', 'loan book'],
])('reads %j as %j too', (query, other) => {
  const variants = listVariants(readQuery(query), synonyms, (word) => known.has(word));
  expect(variants.map((words) => words.join(' '))).toContain(other);
});
