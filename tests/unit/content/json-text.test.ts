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
  [
    'an object',
    '  "a": {',
    '    "b": 1',
    '  "c": 2,',
    '  "d": { "e": [] }',
    '2:8 a { that is not closed',
  ],
  ['a list', '  "a": [', '    "b",', '    "d"', '  "c": 2', '2:8 a [ that is not closed'],
  ['the last object', '  "a": {', '    "b": 1', '  },', '  "c": {', '5:8 a { that is not closed'],
  [
    'an object in a list',
    '  "a": [',
    '    { "b": 1',
    '    , { "c": 1 }',
    '  ]',
    '3:5 a { that is not closed',
  ],
])('points to the bracket of %s that is not closed', (_, a, b, c, d, fault) => {
  expect(faultIn('{', a, b, c, d, '}')).toEqual([fault]);
});

test('points to the outer bracket that is not closed, however deep the text goes', () => {
  const deep = [
    '{',
    '  "a": {',
    '    "b": {',
    '      "c": 1',
    '    },',
    '  "d": {',
    '    "e": 1',
    '  }',
    '}',
  ];
  expect(faultIn(...deep)).toEqual(['2:8 a { that is not closed']);
});

test('points to a bracket that closes nothing', () => {
  expect(faultIn('{', '  "a": {', '    "b": 1', '    }', '  },', '  "c": 2', '}')).toEqual([
    '4:5 a } that closes nothing',
  ]);
  expect(faultIn('{ "a": 1 }', '}')).toEqual(['2:1 a } that closes nothing']);
});

test('points to the end of the line that lacks a comma', () => {
  expect(faultIn('{', '  "a": 1', '  "b": 2', '}')).toEqual(['2:9 no comma between 1 and "b"']);
  expect(faultIn('{', '  "a": {', '    "b": 2', '  }', '  "c": 1', '}')).toEqual([
    '4:4 no comma between } and "c"',
  ]);
});

test('points to the comma after the last entry', () => {
  expect(faultIn('{', '  "a": [1, 2,],', '  "b": 2', '}')).toEqual(['2:13 a comma before ]']);
  expect(faultIn('{', '  "a": 1,', '}')).toEqual(['2:9 a comma before }']);
});

test.each([
  ["{ 'a': 1 }", "1:3 'a' instead of a name"],
  ['{ a: 1 }', '1:3 a instead of a name'],
  ['{ "a" 1 }', '1:7 1 after the name "a"'],
  ['{ "a": 1 } // b', '1:12 a comment'],
  ['{ "a": "b }', '1:8 the text "b } without its closing quote'],
  ['constructor: {}', '1:1 constructor instead of a name'],
  ['{ "a": yes }', '1:8 yes, which is not JSON here'],
  ['', '1:1 the end of the file, which is not JSON here'],
  ['{} {}', '1:4 { after the end of the document'],
])('points to the fault of %s', (text, fault) => {
  expect(faultIn(text)).toEqual([fault]);
});

test('says something about every text that is not JSON', () => {
  for (const text of [
    '\uFEFF{}',
    '{ "a": "\t" }',
    '{ "a": 01 }',
    '[1 2',
    '}{',
    '"\\x"',
    '{"a":}',
    '-',
  ]) {
    expect(faultIn(text), text).toHaveLength(1);
  }
});
