import { describe, expect, test } from 'vitest';
import {
  block,
  chain,
  enclose,
  encloseFilled,
  hug,
  stack,
  verbatim,
} from '../../../src/samples/print/builders';
import { groupByModule, listImports, refer } from '../../../src/samples/print/labels';
import { type Code, measure, measureStart, print } from '../../../src/samples/print/print';

const show = (code: Code, width: number) => print(code, { width, step: 2 });

describe('brackets', () => {
  const list = enclose('[', ['one', 'two'], ']');

  test('stay on a line that has room for them and for what follows', () => {
    expect(show([list, ';'], 11)).toBe('[one, two];');
    expect(show([list, ';'], 10)).toBe('[\n  one,\n  two,\n];');
  });

  test('with nothing between them are never broken', () => {
    expect(show(enclose('[', [], ']', { isBroken: true }), 0)).toBe('[]');
  });

  test('of a single item begin it on their line where its start has room there', () => {
    const call = hug('call(', list, ')');
    expect(show(call, 15)).toBe('call([\n  one,\n  two,\n])');
    expect(show(call, 16)).toBe('call([one, two])');
    expect(show(hug('call(', 'a_long_text', ')'), 14)).toBe('call(\n  a_long_text,\n)');
  });

  test('of names have as many on a line as it has room for', () => {
    const names = encloseFilled('{', ['a', 'b', 'c', 'd'], '}');
    expect(show(names, 12)).toBe('{a, b, c, d}');
    expect(show(names, 8)).toBe('{\n  a, b,\n  c, d,\n}');
  });
});

test('a chain has a line for each call where one line is too short', () => {
  const calls = chain('thing', ['.one()', '.two()'], false);
  expect(show(calls, 17)).toBe('thing.one().two()');
  expect(show(calls, 16)).toBe('thing\n  .one()\n  .two()');
});

test('a text of several lines keeps its own indentation, and breaks the brackets around it', () => {
  const code = block('{', [enclose('f(', [verbatim('"a \n b"')], ')')], '}');
  expect(show(code, 80)).toBe('{\n  f(\n    "a \n b",\n  )\n}');
});

test('code knows its length, and that of what cannot be broken at its start', () => {
  const code = chain('thing', ['.one()', '.two()'], false);
  expect([measure(code), measureStart(code)]).toEqual([17, 5]);
});

test('code knows what it has to import, each once', () => {
  const code = stack([refer('b.c.Two'), enclose(refer('a::One'), [refer('b.c.Two')], ')')]);
  expect(show(code, 80)).toBe('Two\nOneTwo)');
  expect(listImports(code)).toEqual(['a::One', 'b.c.Two']);
  expect(groupByModule(['b.Two', 'a.b.One', 'b.Three'])).toEqual([
    ['a.b', ['One']],
    ['b', ['Two', 'Three']],
  ]);
});
