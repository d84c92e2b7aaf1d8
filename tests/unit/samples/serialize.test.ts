import { expect, test } from 'vitest';
import type { Argument } from '../../../src/openapi/calls/call';
import type { Style } from '../../../src/openapi/calls/serialization';
import { serialize } from '../../../src/samples/curl/serialize';

function write(place: Argument['in'], json: unknown, parts: Partial<Argument> = {}): string {
  const value = { kind: 'document', value: json } as const;
  const usual = { style: 'form' as const, explode: true };
  return serialize({ name: 'color', in: place, member: 'color', value, json, ...usual, ...parts });
}

const list = ['blue', 'black', 'brown'];
const object = { R: 100, G: 200, B: 150 };

/** The table "Style Examples" of OpenAPI 3.1.1: a text, an empty one, a list and an object. */
const rows: [Argument['in'], Style, boolean, [string, string, string, string]][] = [
  [
    'path',
    'matrix',
    false,
    [';color=blue', ';color', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  ],
  [
    'path',
    'matrix',
    true,
    [';color=blue', ';color', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ],
  ['path', 'label', false, ['.blue', '.', '.blue,black,brown', '.R,100,G,200,B,150']],
  ['path', 'label', true, ['.blue', '.', '.blue.black.brown', '.R=100.G=200.B=150']],
  ['path', 'simple', false, ['blue', '', 'blue,black,brown', 'R,100,G,200,B,150']],
  ['header', 'simple', true, ['blue', '', 'blue,black,brown', 'R=100,G=200,B=150']],
  [
    'query',
    'form',
    false,
    ['color=blue', 'color=', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ],
  [
    'query',
    'form',
    true,
    ['color=blue', 'color=', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  ],
  [
    'query',
    'spaceDelimited',
    false,
    ['color=blue', 'color=', 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
  ],
  [
    'query',
    'pipeDelimited',
    false,
    ['color=blue', 'color=', 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ],
];

test.each(rows)('in the %s writes %s, exploded: %s', (place, style, explode, texts) => {
  const written = ['blue', '', list, object].map((json) => write(place, json, { style, explode }));
  expect(written).toEqual(texts);
});

test('writes the fields of a deep object behind its name', () => {
  const text = write('query', { a: 1, b: 'x y' }, { style: 'deepObject', explode: false });
  expect(text).toBe('color%5Ba%5D=1&color%5Bb%5D=x%20y');
});

test('writes a separate pair for each entry of an exploded list in a cookie', () => {
  expect(write('cookie', list)).toBe('color=blue; color=black; color=brown');
});

test('writes nothing for a list or object without parts', () => {
  expect([[], {}].map((json) => write('query', json))).toEqual(['', '']);
  expect(write('query', [], { explode: false })).toBe('');
});

test('writes a value with a media type as text of it', () => {
  expect(write('query', [1, 2], { content: 'json' })).toBe('color=%5B1%2C2%5D');
  expect(write('header', { a: 'b' }, { content: 'json', style: 'simple' })).toBe('{"a":"b"}');
  expect(write('query', 'b', { content: 'json' })).toBe('color=%22b%22');
  expect(write('query', 'b', { content: 'text' })).toBe('color=b');
});

test('encodes what could be taken for a delimiter, except in headers', () => {
  expect(write('query', ['a,b', "c'd"], { explode: false })).toBe('color=a%2Cb,c%27d');
  expect(write('path', 'a/b', { style: 'simple' })).toBe('a%2Fb');
  expect(write('header', 'a/b; c', { style: 'simple' })).toBe('a/b; c');
});
