import { expect, test } from 'vitest';
import { createSplitter, type Form } from '../../../../src/story/forms';
import { compareOutput } from '../../../../tooling/prove/compare/compare-output';

const forms: Form[] = [{ name: 'id', form: '\\b\\d{4}\\b', kind: 'id' }];
const words = new Map([['north', '9009']]);

function compare(language: string, expected: string, found: string) {
  return compareOutput(language, expected, found, createSplitter(forms), { words });
}

test('compares JSON as a value', () => {
  expect(compare('json', '{ "id": "1001", "at": "north" }', '{"at":"9009","id":"7001"}\n')).toEqual(
    [],
  );
  expect(compare('json', '{ "a": 1 }', '{"a":2}')).toEqual([
    { place: '/a', expected: 1, found: 2 },
  ]);
});

test('compares other texts line by line', () => {
  expect(compare('text', 'book 1001 in north\ndone', 'book 7001 in 9009  \ndone\n')).toEqual([]);
  expect(compare('text', 'one\ntwo', 'one\n2\nthree')).toEqual([
    { place: 'line 2', expected: 'two', found: '2' },
    { place: 'line 3', found: 'three' },
  ]);
});

test('compares JSON with something else as texts', () => {
  expect(compare('json', '{}', 'not found')).toEqual([
    { place: 'line 1', expected: '{}', found: 'not found' },
  ]);
});
