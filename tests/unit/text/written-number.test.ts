import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareNumbers,
  mapNumbers,
  normalizeNumber,
  parseJson,
  printJson,
  readNumber,
  toPlainNumbers,
  WrittenNumber,
  wholeDigits,
} from '../../../src/text/written-number';

test('keeps the text of a number only if JavaScript would write it otherwise', () => {
  expect(['0', '7', '-1.5', '1e+21', '9007199254740991'].map(readNumber)).toEqual([
    0, 7, -1.5, 1e21, 9007199254740991,
  ]);
  const texts = ['9223372036854775807', '1.0', '1.10', '1e3', '-0', '0.1234567890123456789'];
  for (const text of texts) {
    expect(readNumber(text)).toBeInstanceOf(WrittenNumber);
    expect(String(readNumber(text))).toBe(text);
    expect(readNumber(text)).toBe(readNumber(text));
  }
});

test('parses and prints JSON with its numbers, but leaves texts alone', () => {
  const text =
    '{"id":9223372036854775807,"text":"1.10, \\"2.0","1.0":[-0,1e3,1.10,2],"none":null,"at":"\\ufdd0"}';
  expect(printJson(parseJson(text))).toBe(text.replace('\\ufdd0', '\ufdd0'));
  expect(parseJson('[1.5, 2]')).toEqual([1.5, 2]);
  expect(printJson(undefined)).toBeUndefined();
});

test.each(['{', '[01]', '[1.]', '[1e]', '[-]', '[1-2]', '{"a" 1.0}'])('throws for %s', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});

test('a text that looks like a marked number remains one as a key', () => {
  expect(JSON.parse(printJson({ '\ufdd01': readNumber('1.0') }))).toEqual({ '\ufdd01': 1 });
});

const number = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.bigInt(0n, 10n ** 25n).map(String),
    fc.option(fc.stringMatching(/^\d{1,20}$/)),
    fc.option(fc.stringMatching(/^[eE][+-]?\d{1,3}$/)),
  )
  .map(([sign, whole, rest, power]) => `${sign}${whole}${rest ? `.${rest}` : ''}${power ?? ''}`);

test('JSON of any numbers is the same when it is printed again', () => {
  const value = fc.letrec((tie) => ({
    json: fc.oneof(
      { depthSize: 'small' },
      number,
      fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
      fc.array(tie('json')).map((items) => `[${items.join(',')}]`),
      fc
        .uniqueArray(fc.tuple(fc.string({ unit: 'binary' }), tie('json')), {
          selector: ([key]) => key,
        })
        .map((pairs) => pairs.filter(([key]) => !/^\d+$|^__proto__$/.test(key)))
        .map((pairs) => pairs.map(([key, part]) => `${JSON.stringify(key)}:${part}`))
        .map((entries) => `{${entries.join(',')}}`),
    ),
  })).json;
  fc.assert(fc.property(value, (text) => printJson(parseJson(String(text))) === text));
});

test('compares numbers exactly, whatever their form', () => {
  const order = (one: string, other: string) =>
    Math.sign(compareNumbers(readNumber(one), readNumber(other)));
  expect(order('9223372036854775807', '9223372036854775806')).toBe(1);
  expect(order('-9223372036854775807', '-9223372036854775806')).toBe(-1);
  expect(order('1.10', '1.1')).toBe(0);
  expect(order('1e3', '1000')).toBe(0);
  expect(order('0.9', '1e-1')).toBe(1);
  expect(order('-0', '0.000')).toBe(0);
  expect(order('-1', '1e-999999999999')).toBe(-1);
  expect(order('1e999999999999', '2')).toBe(1);
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt(), (one, other) => {
      const expected = one === other ? 0 : one < other ? -1 : 1;
      return order(String(one), String(other)) === expected;
    }),
  );
});

test('finds the plainest form of a number', () => {
  expect(normalizeNumber(readNumber('1.0'))).toBe(1);
  expect(normalizeNumber(readNumber('9007199254740993.0'))).toBe(readNumber('9007199254740993'));
  expect(wholeDigits(readNumber('1.5e3'))).toBe('1500');
  expect(wholeDigits(readNumber('1.5'))).toBeUndefined();
  expect(wholeDigits(readNumber('1e999999999'))).toBeUndefined();
});

test('replaces numbers in a copy, and shares what has none', () => {
  const value = { plain: { a: [1, 'x'] }, list: [readNumber('1.0'), null] };
  const copy = toPlainNumbers(value) as typeof value;
  expect(copy).toEqual({ plain: { a: [1, 'x'] }, list: [1, null] });
  expect(copy.plain).toBe(value.plain);
  expect(mapNumbers({ a: readNumber('1.0') }, (each, key) => `${key} ${each}`)).toEqual({
    a: 'a 1.0',
  });
});
