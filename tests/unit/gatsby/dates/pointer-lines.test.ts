import { expect, test } from 'vitest';
import { listPointerLines } from '../../../../src/gatsby/nodes/dates/pointer-lines';

test('finds the lines of keys, of entries of lists and of texts over several lines', () => {
  const lines = listPointerLines(
    ['a:', '  b/c: |', '    One', '    two', '  d: [1, 2]', 'e:', '  - f: x', '    g: y'].join(
      '\n',
    ),
  );
  expect(lines.get('/a')).toEqual([1, 5]);
  expect(lines.get('/a/b~1c')).toEqual([2, 4]);
  expect(lines.get('/a/d')).toEqual([5, 5]);
  expect(lines.get('/e/0')).toEqual([7, 8]);
  expect(lines.get('/e/0/g')).toEqual([8, 8]);
  expect(lines.get('/x')).toBeUndefined();
});

test('finds the lines of JSON', () => {
  const lines = listPointerLines('{\n  "a": {\n    "b": 1\n  }\n}\n');
  expect(lines.get('')).toEqual([1, 5]);
  expect(lines.get('/a')).toEqual([2, 4]);
  expect(lines.get('/a/b')).toEqual([3, 3]);
});

test('an empty text has no parts', () => {
  expect([...listPointerLines('').keys()]).toEqual(['']);
});
