import type { Code } from 'mdast';
import { expect, test } from 'vitest';
import { checkCode, parseCodeMeta } from '../../../src/prose/code-meta';

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
  expect(parseCodeMeta(meta)).toEqual({ marked: new Set(), rest: '' });
});

test('allows braces and spaces in a title', () => {
  const { title, marked, rest } = parseCodeMeta('title="GET /books/{1}" {2}');
  expect({ title, marked: [...marked], rest }).toEqual({
    title: 'GET /books/{1}',
    marked: [2],
    rest: '',
  });
});

test.each(['nonsense', 'title=read.ts', "title='read.ts'", '{a-b}', '{6-4}', '{0}', '{3-}'])(
  'finds fault with %s behind the language',
  (meta) => {
    expect(check('ts', meta).map(({ found }) => found)).toEqual([
      `${meta} behind the language of a code block`,
    ]);
  },
);

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

test('tells a wrong language and a wrong meta text at once', () => {
  expect(check('cobol', 'nonsense')).toHaveLength(2);
});
