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

test.each([
  [['{', '  "a": {', '    "b": 1', '  "c": 2', '}'], '4:3 comma expected at "c"'],
  [['{', '  "a": {', '    "b": 1', '  }'], '4:4 close brace expected at the end of the file'],
  [['{', '  "a": 1', '  },', '  "c": 2', '}'], '3:4 end of file expected at ,'],
  [['{', '  "a": [1, 2,],', '  "b": 2', '}'], '2:14 value expected at ]'],
  [['{', '  "a": 1,', '}'], '3:1 property name expected at }'],
  [["{ 'a': 1 }"], "1:3 invalid symbol at 'a'"],
  [['{ "a": "b }'], '1:8 unexpected end of string at "b }'],
  [['{ "a": 1 } // b'], '1:12 invalid comment token at // b'],
  [[''], '1:1 value expected at the end of the file'],
])('says what the parser says of %j, with its place', (lines, fault) => {
  expect(faultIn(...lines)).toEqual([fault.replace(' ', ' text that is not JSON: ')]);
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
