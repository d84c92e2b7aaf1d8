import { expect, test } from 'vitest';
import { readJson, writeJson } from '../../../../tooling/prove/compare/read-json';

test('reads integers that a number cannot represent exactly', () => {
  const text =
    '{"id":7530493723478724608,"text":"7530493723478724608, \\"9","list":[-12345678901234567890,1.5,2]}';
  expect(readJson(text)).toEqual({
    id: 7530493723478724608n,
    text: '7530493723478724608, "9',
    list: [-12345678901234567890n, 1.5, 2],
  });
  expect(writeJson(readJson(text))).toBe(text);
});

test('throws for what is no JSON', () => {
  expect(() => readJson('{')).toThrow();
});
