import { expect, test } from 'vitest';
import { type EarlySearch, typeKey } from '../../../src/components/search-box/early-search';

const type = (...keys: string[]) =>
  keys.reduce<EarlySearch>((typed, key) => typeKey(typed, key) ?? typed, {
    text: '',
    isEntered: false,
  });

test('collects letters, and takes the last one back', () => {
  expect(type('w', 'e', 'x', 'Backspace', 'b')).toEqual({ text: 'web', isEntered: false });
});

test('remembers Enter for a text, until another key follows', () => {
  expect(type('a', 'Enter')).toEqual({ text: 'a', isEntered: true });
  expect(type('a', 'Enter', 'b')).toEqual({ text: 'ab', isEntered: false });
  expect(type('Enter')).toEqual({ text: '', isEntered: false });
});

test('leaves keys alone that type nothing', () => {
  expect(typeKey({ text: 'a', isEntered: false }, 'Tab')).toBeUndefined();
  expect(typeKey({ text: 'a', isEntered: false }, 'ArrowDown')).toBeUndefined();
});
