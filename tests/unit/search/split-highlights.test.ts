import { expect, test } from 'vitest';
import { highlightTags, splitHighlights } from '../../../src/search/split-highlights';

const { pre, post } = highlightTags;
const show = (value: string) =>
  splitHighlights(value).map(({ text, isHighlighted }) => (isHighlighted ? `[${text}]` : text));

test('distinguishes highlighted parts from others', () => {
  expect(show(`a ${pre}b${post} c${pre}d${post}`)).toEqual(['a ', '[b]', ' c', '[d]']);
});

test('leaves markup as it is written', () => {
  expect(show(`<b>${pre}<img>${post}</b>`)).toEqual(['<b>', '[<img>]', '</b>']);
});

test('keeps every word where tags do not match', () => {
  expect(show(`${pre}a b`)).toEqual(['[a b]']);
  expect(show(`a${post} b`)).toEqual(['a', ' b']);
  expect(splitHighlights('')).toEqual([]);
});
