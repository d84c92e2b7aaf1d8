import { expect, test } from 'vitest';
import { nameVariable } from '../../../src/gatsby/bundle/variable-names';

const names = Array.from({ length: 10_000 }, (_, index) => nameVariable(index));

test('gives each variable a name of its own that begins with no digit', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-zA-Z$_][\w$]*$/.test(name))).toEqual([]);
});

test('gives the first 54 one letter, and the next 54 times 64 two', () => {
  expect(names.findIndex((name) => name.length > 1)).toBe(54);
  expect(names.findIndex((name) => name.length > 2)).toBe(54 + 54 * 64);
});

test('still names variables when nothing but its own text is known', () => {
  const copy = new Function(`return ${nameVariable}`)();
  expect([0, 54, 4_000].map(copy)).toEqual([0, 54, 4_000].map(nameVariable));
});
