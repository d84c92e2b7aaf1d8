import type { Code } from 'mdast';
import { expect, test } from 'vitest';
import { checkCode } from '../../../../src/prose/check/check-code';

const check = (lang: string | null, meta: string | null = null) =>
  checkCode({ type: 'code', lang, meta, value: '' });

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
    `${meta} after the language of a code block`,
  ]);
});

test('requires a known language', () => {
  expect(check(null)[0]?.found).toBe('a code block without a language');
  expect(check('quenya')[0]?.found).toBe('a code block in the unknown language quenya');
  expect(check('constructor')).toHaveLength(1);
});

test.each([
  ['pythn', 'did you mean ```python?'],
  ['JSON', 'did you mean ```json?'],
  ['kotln', 'did you mean ```kotlin?'],
  ['quenya', 'write ```text'],
])('proposes for %s what was probably meant', (lang, fix) => {
  expect(check(lang)[0]?.fix).toBe(fix);
});

test('rejects lines outside the code, and a line both added and removed', () => {
  const find = (meta: string) =>
    checkCode({ type: 'code', lang: 'ts', meta, value: 'a\nb' } as Code).map(({ found }) => found);
  expect(find('{1} ins={2}')).toEqual([]);
  expect(find('{2-3}')).toEqual(['line 3 after the language of a code block with 2 lines']);
  expect(find('ins={9}')).toHaveLength(1);
  expect(find('del={3}')).toHaveLength(1);
  expect(find('ins={1-2} del={2}')).toEqual([
    'line 2 of a code block, marked as both added and removed',
  ]);
});

test('reports a wrong language and wrong metadata at once', () => {
  expect(check('quenya', 'nonsense')).toHaveLength(2);
});
