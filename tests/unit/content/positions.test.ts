import { expect, test } from 'vitest';
import { createPointerFinder, lineOf, narrowPosition } from '../../../src/content/files/positions';

const findPosition = (text: string, pointer: string) => createPointerFinder(text)(pointer);

const document = { a: { 'b/c': [{ d: 1 }, { 'e~': '}' }] }, f: {}, g: [] };
const json = JSON.stringify(document, null, 2);
const yaml = 'a:\n  b/c:\n    - d: 1\n    - e~: "}"\n';

test.each([
  ['JSON', json, '/a/b~1c/1/e~0', { line: 8, column: 9 }],
  ['YAML', yaml, '/a/b~1c/1/e~0', { line: 4, column: 7 }],
  ['YAML', yaml, '/a/b~1c/1', { line: 4, column: 7 }],
  ['JSON', json, '', { line: 1, column: 1 }],
])('finds in %s the place that a pointer leads to', (_, text, pointer, place) => {
  expect(findPosition(text, pointer)).toEqual(place);
});

test('returns the position of the nearest parent if a pointer has no target', () => {
  expect(findPosition(yaml, '/a/b~1c/1/x/y')).toEqual({ line: 4, column: 7 });
  expect(findPosition(yaml, '/x')).toEqual({ line: 1, column: 1 });
  expect(findPosition(json, '/a/b~1c/1/x/y')).toEqual({ line: 7, column: 7 });
  expect(findPosition(json, '/a/b~1c/2')).toEqual({ line: 3, column: 5 });
  expect(findPosition(json, '/f/0')).toEqual({ line: 12, column: 3 });
  expect(findPosition(json, '/x')).toEqual({ line: 1, column: 1 });
});

test('finds positions in JSON that has comments, which only YAML forgives', () => {
  expect(findPosition('{\n  # no JSON\n  "a": { "b": 1 }\n}', '/a/b')).toEqual({
    line: 3,
    column: 10,
  });
});

test('finds the line of a text in the source', () => {
  expect(lineOf('a\nb: c\n', 'b: c')).toBe(2);
  expect(lineOf('a\nb: c\n', 'd')).toBeUndefined();
});

test('does not match a longer name', () => {
  expect(lineOf('- guide: fees\n- guide: fee\n', 'guide: fee')).toBe(2);
  expect(lineOf('{ to: /docs/fees/ }\n{ to: /docs/ }\n', 'to: /docs/')).toBe(2);
});

test('narrows a position to a whole word at or below it', () => {
  const text = 'teh: the\n  other: in teh hall\n';
  expect(narrowPosition(text.split('\n'), { line: 1, column: 2 }, 'teh')).toEqual({
    line: 2,
    column: 13,
  });
  expect(narrowPosition(text.split('\n'), { line: 1, column: 2 }, 'ot')).toEqual({
    line: 1,
    column: 2,
  });
  expect(narrowPosition(text.split('\n'), { line: 1, column: 2 }, undefined)).toEqual({
    line: 1,
    column: 2,
  });
});
