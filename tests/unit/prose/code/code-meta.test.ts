import { expect, test } from 'vitest';
import { parseCodeMeta } from '../../../../src/prose/code/code-meta';

test('reads the title and the marked lines in any order', () => {
  for (const meta of ['title="read.ts" {2,4-6}', '{2,4-6} title="read.ts"']) {
    const { title, marked, rest } = parseCodeMeta(meta);
    expect({ title, marked: [...marked], rest }).toEqual({
      title: 'read.ts',
      marked: [2, 4, 5, 6],
      rest: '',
    });
  }
});

test.each([null, undefined, '', '  '])('ignores %j', (meta) => {
  const none = new Set();
  expect(parseCodeMeta(meta)).toEqual({
    marked: none,
    inserted: none,
    deleted: none,
    showLineNumbers: false,
    statuses: [],
    isOutput: false,
    rest: '',
  });
});

test('reads how commands are run', () => {
  expect(parseCodeMeta('title="a.sh" no-run="needs a door" status=404,409')).toMatchObject({
    title: 'a.sh',
    noRun: 'needs a door',
    statuses: [404, 409],
    isOutput: false,
    rest: '',
  });
  expect(parseCodeMeta('output')).toMatchObject({ isOutput: true, rest: '' });
  expect(parseCodeMeta('status=200 outputs no-run').rest).toBe('status=200 outputs no-run');
});

test('reads added and removed lines, and the option for line numbers', () => {
  const { marked, inserted, deleted, showLineNumbers, rest } = parseCodeMeta(
    'del={3-4} showLineNumbers {1} ins={5, 7}',
  );
  expect([...marked, '+', ...inserted, '-', ...deleted]).toEqual([1, '+', 5, 7, '-', 3, 4]);
  expect({ showLineNumbers, rest }).toEqual({ showLineNumbers: true, rest: '' });
});

test('allows braces and spaces in a title', () => {
  const { title, marked, rest } = parseCodeMeta('title="GET /books/{1}" {2}');
  expect({ title, marked: [...marked], rest }).toEqual({
    title: 'GET /books/{1}',
    marked: [2],
    rest: '',
  });
});

test('reads the language whose SDK a block needs', () => {
  const { sdk, title, rest } = parseCodeMeta('sdk=python title="fee.py"');
  expect({ sdk, title, rest }).toEqual({ sdk: 'python', title: 'fee.py', rest: '' });
  expect(parseCodeMeta('sdk=').rest).toBe('sdk=');
});
