import { expect, test } from 'vitest';
import type { Json, OpenApiDocument } from '../../../../src/openapi/document/document';
import { makeOnce } from '../../../../src/openapi/examples/examples';
import { buildDocument, ref } from '../../build-document';

function make(schema: unknown, schemas: Json = {}) {
  const document: OpenApiDocument = buildDocument(
    {},
    { components: { schemas: { ...schemas, Made: schema } } },
  );
  const { value, isTooLarge = false } = makeOnce(document, schema, 'request');
  return { value, isTooLarge };
}

const text = { type: 'string' };

test.each([
  ['a list of three million', { type: 'array', minItems: 3e6, items: text }],
  ['a list of unlike values', { type: 'array', minItems: 3e6, uniqueItems: true, items: text }],
])('makes no example of %s, and says so', (_, schema) => {
  expect(make(schema)).toEqual({ value: undefined, isTooLarge: true });
});

/** Types that each have the next one twice. */
const chain = (length: number, link: (next: unknown) => unknown) =>
  Object.fromEntries(
    Array.from({ length }, (_, index) => [
      `Box${index}`,
      index === length - 1 ? text : link(ref(`Box${index + 1}`)),
    ]),
  );

test('leaves out optional fields where a value would double at each level', () => {
  const schemas = chain(24, (next) => ({ type: 'object', properties: { a: next, b: next } }));
  const { value, isTooLarge } = make(ref('Box0'), schemas);
  expect(isTooLarge).toBe(false);
  expect(value).toHaveProperty('a.a.b');
  expect(JSON.stringify(value).length).toBeLessThan(10_000);
});

test('gives up alternatives that double at each level and lead to nothing', () => {
  const link = (next: unknown) => ({ oneOf: [{ allOf: [next] }, next] });
  const schemas = { ...chain(25, link), Box24: false };
  expect(make(ref('Box0'), schemas).value).toBeUndefined();
});

test.each([
  ['a condition', { if: ref('Loop'), ...Object.fromEntries([['then', ref('Loop')]]) }],
  ['one of several', { oneOf: [text, ref('Loop')] }],
])('makes nothing where %s contains itself', (_, Loop) => {
  expect(make(Loop, { Loop })).toEqual({ value: undefined, isTooLarge: false });
});

test('tells of no large example where there is one', () => {
  expect(make({ type: 'array', minItems: 2, items: { type: 'integer' } })).toEqual({
    value: [0, 0],
    isTooLarge: false,
  });
});
