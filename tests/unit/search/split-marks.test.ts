import { expect, test } from 'vitest';
import { markTags, splitMarks } from '../../../src/search/split-marks';

const { pre, post } = markTags;
const show = (value: string) =>
  splitMarks(value).map(({ text, isMarked }) => (isMarked ? `[${text}]` : text));

test('tells marked parts from others', () => {
  expect(show(`a ${pre}b${post} c${pre}d${post}`)).toEqual(['a ', '[b]', ' c', '[d]']);
});

test('leaves markup as it is written', () => {
  expect(show(`<b>${pre}<img>${post}</b>`)).toEqual(['<b>', '[<img>]', '</b>']);
});

test('keeps every word where tags do not match', () => {
  expect(show(`${pre}a b`)).toEqual(['[a b]']);
  expect(show(`a${post} b`)).toEqual(['a', ' b']);
  expect(splitMarks('')).toEqual([]);
});
