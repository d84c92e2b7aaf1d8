import { expect, test } from 'vitest';
import { nearest } from '../../../src/text/nearest';

test.each([
  ['Warnin', 'Warning'],
  ['note', 'Note'],
  ['Opertion', 'Operation'],
  ['Tpi', 'Tip'],
])('takes %s for a slip of the pen: %s', (name, meant) => {
  expect(nearest(name, ['Note', 'Tip', 'Tab', 'Warning', 'Operation'])).toBe(meant);
});

test.each(['b', 'div', 'br', 'Card', 'x'])('suggests nothing for %s', (name) => {
  expect(nearest(name, ['Note', 'Tip', 'Tab', 'Warning', 'Operation'])).toBeUndefined();
});

test('does not guess a page of another name below the same folders', () => {
  expect(nearest('/docs/fees/', ['/docs/', '/docs/setup/'])).toBeUndefined();
  expect(nearest('/docs/setip/', ['/docs/', '/docs/setup/'])).toBe('/docs/setup/');
});

test('suggests nothing without names', () => {
  expect(nearest('Note', [])).toBeUndefined();
  expect(nearest('', ['c', 'js'])).toBeUndefined();
});
