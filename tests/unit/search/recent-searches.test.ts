import { expect, test } from 'vitest';
import { addRecent, readRecent, removeRecent } from '../../../src/search/recent-searches';

test('puts the last search on top, and each once', () => {
  expect(addRecent(['webhook', 'ramp'], ' Ramp ')).toEqual(['Ramp', 'webhook']);
});

test('keeps five', () => {
  const recent = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<string[]>(addRecent, []);
  expect(recent).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('keeps no empty search', () => {
  expect(addRecent(['a'], '  ')).toEqual(['a']);
});

test('removes one', () => {
  expect(removeRecent(['a', 'b'], 'a')).toEqual(['b']);
});

test.each([null, '', 'nonsense', '{}', '[1, null, ""]'])('reads %s as no searches', (text) => {
  expect(readRecent(text)).toEqual([]);
});

test('reads what was kept', () => {
  expect(readRecent('["a", "b"]')).toEqual(['a', 'b']);
});
