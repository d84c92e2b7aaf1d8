import type { Code } from 'mdast';
import { expect, test } from 'vitest';
import { checkCode } from '../../../src/prose/check/check-code';
import { parseCodeMeta } from '../../../src/prose/code/code-meta';

const check = (lang: string | null, meta: string | null = null) =>
  checkCode({ type: 'code', lang, meta, value: '' } as Code);

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

test.each([null, undefined, '', '  '])('makes nothing of %j', (meta) => {
  const none = new Set();
  expect(parseCodeMeta(meta)).toEqual({
    marked: none,
    inserted: none,
    deleted: none,
    showLineNumbers: false,
    rest: '',
  });
});

test('reads the lines that a change adds and removes, and the wish for numbers', () => {
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

test.each([
  'nonsense',
  'title=read.ts',
  "title='read.ts'",
  '{a-b}',
  '{6-4}',
  '{0}',
  '{3-}',
  'ins={a}',
  'ins={2-1}',
  'del={}',
  'del=3',
  'add={1}',
  'showLineNumbers={true}',
  'showlinenumbers',
])('finds fault with %s behind the language', (meta) => {
  expect(check('ts', meta).map(({ found }) => found)).toEqual([
    `${meta} behind the language of a code block`,
  ]);
});

test('asks for a language, and for one that it knows', () => {
  expect(check(null)[0]?.found).toBe('a code block without a language');
  expect(check('cobol')[0]?.found).toBe('a code block in the unknown language cobol');
  expect(check('constructor')).toHaveLength(1);
});

test.each([
  ['pythn', '```python'],
  ['JSON', '```json'],
  ['cobol', '```text'],
])('proposes for %s what was probably meant', (lang, fence) => {
  expect(check(lang)[0]?.repair).toBe(`write ${fence}`);
});

test('finds fault with lines that the code does not have, and with one added and removed', () => {
  const find = (meta: string) =>
    checkCode({ type: 'code', lang: 'ts', meta, value: 'a\nb' } as Code).map(({ found }) => found);
  expect(find('{1} ins={2}')).toEqual([]);
  expect(find('{2-3}')).toEqual(['line 3 behind the language of a code block with 2 lines']);
  expect(find('ins={9}')).toHaveLength(1);
  expect(find('del={3}')).toHaveLength(1);
  expect(find('ins={1-2} del={2}')).toEqual(['line 2 of a code block as added and as removed']);
});

test('tells a wrong language and a wrong meta text at once', () => {
  expect(check('cobol', 'nonsense')).toHaveLength(2);
});
