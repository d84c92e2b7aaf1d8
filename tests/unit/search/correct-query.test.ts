import { expect, test } from 'vitest';
import { correctQuery } from '../../../src/search/correct-query';
import { highlightTags } from '../../../src/search/split-highlights';

const mark = (text: string) =>
  text.replaceAll('[', highlightTags.pre).replaceAll(']', highlightTags.post);
const correct = (query: string, ...texts: string[]) => correctQuery(query, texts.map(mark));

test('corrects what the results only resemble, and leaves the rest as typed', () => {
  expect(correct('Delete  wehbook!', '[Delete] [webhook]')).toBe('Delete  webhook!');
  expect(correct('experimant', '[Experiment] groups')).toBe('experiment');
});

test('suggests nothing if a result has the word, a form of it, or a word that starts with it', () => {
  expect(correct('form', '[from] here', 'the [form]')).toBeUndefined();
  expect(correct('overriding', 'an [override]')).toBeUndefined();
  expect(correct('organization', 'an [organisation]')).toBeUndefined();
  expect(correct('overrid', 'an [overrid]e')).toBeUndefined();
});

test('suggests nothing for synonyms, short words and numbers', () => {
  expect(correct('tenant', '[workspace]')).toBeUndefined();
  expect(correct('teh api', '[the] [api]')).toBeUndefined();
  expect(correct('v1234', '[v1235]')).toBeUndefined();
});

test('prefers fewer differences, then the word that is found more often', () => {
  expect(correct('contxet', '[contest]', '[context]')).toBe('context');
  expect(correct('contixt', '[contixx]', '[context] and [context]')).toBe('context');
});

test('suggests whole words, of which only a part may be marked', () => {
  expect(correct('webhouk', 'the [webho]ok')).toBe('webhook');
});

test('leaves names with several parts as they are', () => {
  expect(correct('wehbook_name', '[webhook] [name]')).toBeUndefined();
  expect(correct('createWehbook now', '[webhook]')).toBeUndefined();
});
