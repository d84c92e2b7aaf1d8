import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkJson } from '../../../src/content/files/json-text';
import { resolveOffsets } from '../../../src/problems/problem';

/** `line:column found` of the first fault. */
const faultIn = (...lines: string[]) =>
  resolveOffsets(checkJson(lines.join('\n')), lines.join('\n')).map(
    ({ line, column, found }) => `${line}:${column} ${found}`,
  );

test('accepts JSON', () => {
  expect(faultIn('{ "a": [1, { "b": null }] }')).toEqual([]);
});

test('reports each name that an object has twice, but not those of other objects', () => {
  const lines = [
    '{ "a": [{ "b": 1 }, { "b": 2 }], "b": { "a": 1 },',
    '  "b": "c: d",',
    '  "a": {} }',
  ];
  expect(faultIn(...lines)).toEqual([
    '2:3 the name "b" for the second time in an object; the first is on line 1',
    '3:3 the name "a" for the second time in an object; the first is on line 1',
  ]);
});

test('points to the entry after a bracket that is not closed, or to the end of the file', () => {
  expect(faultIn('{', '  "a": {', '    "b": 1', '  "c": 2', '}')).toEqual([
    '4:3 "c" without a comma before it',
  ]);
  expect(faultIn('{', '  "a": [', '    { "b": 1', '    , { "c": 1 }', '  ]', '}')).toEqual([
    '4:7 { instead of a name',
  ]);
  expect(faultIn('{', '  "a": {', '    "b": 1', '  }')).toEqual([
    '4:4 the end of the file where a } is missing',
  ]);
  expect(faultIn('[', '  1')).toEqual(['2:4 the end of the file where a ] is missing']);
});

test('points to what follows a bracket that closes nothing', () => {
  expect(faultIn('{', '  "a": 1', '  },', '  "c": 2', '}')).toEqual([
    '3:4 , after the end of the document',
  ]);
  expect(faultIn('{ "a": 1 }', '}')).toEqual(['2:1 } after the end of the document']);
});

test('points to the entry that lacks a comma before it', () => {
  expect(faultIn('{', '  "a": 1', '  "b": 2', '}')).toEqual(['3:3 "b" without a comma before it']);
});

test('points to the comma after the last entry', () => {
  expect(faultIn('{', '  "a": [1, 2,],', '  "b": 2', '}')).toEqual(['2:13 a comma before ]']);
  expect(faultIn('{', '  "a": 1,', '}')).toEqual(['2:9 a comma before }']);
});

test.each([
  ["{ 'a': 1 }", "1:3 'a', which is not JSON"],
  ['{ a: 1 }', '1:3 a, which is not JSON'],
  ['{ "a" 1 }', '1:7 1 after a name'],
  ['{ "a": 1 } // b', '1:12 a comment'],
  ['{ "a": "b }', '1:8 the text "b } without its closing quote'],
  ['constructor: {}', '1:1 constructor, which is not JSON'],
  ['{ "a": yes }', '1:8 yes, which is not JSON'],
  ['{ "a": }', '1:8 }, which is not JSON here'],
  [
    '{ "a": "\\d" }',
    '1:8 the text "\\d", in which a \\ is followed by a character that it does not go with',
  ],
  ['', '1:1 the end of the file, which is not JSON here'],
  ['{} {}', '1:4 { after the end of the document'],
])('points to the fault of %s', (text, fault) => {
  expect(faultIn(text)).toEqual([fault]);
});

/** What JSON consists of, and what parsers of other languages know besides. */
const tokens = [
  ...['{', '}', '[', ']', ',', ':', '"a"', '"b"', 'true', 'null', '1', '-0.5e+1', ' ', '\n'],
  ...['01', '1.', '.5', '+1', '-', '1e', '0x1', 'NaN', 'nul', "'a'", '"', '\\', '"\\x"', '"\\u12"'],
  ...['"\t"', '"\u0000"', '\u0000', '\f', '\u00A0', '\u2028', '\uFEFF', '//', '/**/'],
];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('says something about every text that is not JSON', () => {
  const part = fc.constantFrom(...tokens);
  const parts = fc.array(part, { maxLength: 6 });
  const text = fc.oneof(
    parts.map((each) => each.join('')),
    parts.map((each) => `{"a":[${each.join('')}]}`),
  );
  fc.assert(
    fc.property(text, (written) => {
      if (!isJson(written)) expect(checkJson(written)).not.toEqual([]);
    }),
    { seed: 1, numRuns: 5_000 },
  );
});
