import { expect, test } from 'vitest';
import { createValidator } from '../../../src/content/validate-value';
import type { Json } from '../../../src/openapi/document';
import { buildDocument, ref } from '../build-document';

/** What is wrong with a value for the schema `Value` of a document. */
function explain(openapi: string, schema: unknown, value: unknown, schemas: Json = {}) {
  const components = { schemas: { ...schemas, Value: schema } };
  const validate = createValidator(buildDocument({}, { openapi, components }));
  return validate(value, '/components/schemas/Value');
}
const in30 = (schema: unknown, value: unknown) => explain('3.0.3', schema, value);
const in31 = (schema: unknown, value: unknown) => explain('3.1.0', schema, value);

test.each([
  ['null of a nullable type', { type: 'string', nullable: true }, null],
  ['a value above an exclusive bound', { minimum: 0, exclusiveMinimum: true }, 1],
  ['the bound that is not exclusive', { maximum: 1, exclusiveMaximum: false }, 1],
  ['any value within bounds of lists', { items: { minimum: 0, exclusiveMinimum: true } }, [1, 2]],
  ['a point in time', { type: 'string', format: 'date-time' }, '2025-07-14T09:20:31Z'],
  ['what stands beside keys of OpenAPI', { type: 'string', xml: {}, example: 'a' }, 'a'],
])('finds nothing wrong in 3.0 with %s', (_, schema, value) => {
  expect(in30(schema, value)).toBeUndefined();
});

test.each([
  ['null of a type that is not nullable', { type: 'string' }, null, 'must be string'],
  ['an exclusive lower bound', { minimum: 0, exclusiveMinimum: true }, 0, 'must be > 0'],
  ['an exclusive upper bound', { maximum: 1, exclusiveMaximum: true }, 1, 'must be < 1'],
  ['a bound that is not exclusive', { minimum: 0, exclusiveMinimum: false }, -1, 'must be >= 0'],
  [
    'an exclusive bound at depth',
    { properties: { a: { items: { minimum: 0, exclusiveMinimum: true } } } },
    { a: [1, 0] },
    '/a/1 must be > 0',
  ],
  [
    'a text of another format',
    { type: 'string', format: 'date-time' },
    'yesterday',
    'must match format "date-time"',
  ],
])('finds fault in 3.0 with %s', (_, schema, value, message) => {
  expect(in30(schema, value)).toBe(message);
});

test.each([
  ['a type that may be null', { type: ['string', 'null'] }, null],
  ['an exclusive bound', { exclusiveMinimum: 0 }, 1],
  ['a constant', { const: 'a' }, 'a'],
  ['the places of a tuple', { prefixItems: [{ type: 'string' }, { type: 'integer' }] }, ['a', 1]],
])('finds nothing wrong in 3.1 with %s', (_, schema, value) => {
  expect(in31(schema, value)).toBeUndefined();
});

test.each([
  ['an exclusive bound', { exclusiveMaximum: 1 }, 1, 'must be < 1'],
  ['a constant', { const: 'a' }, 'b', 'must be equal to constant'],
  [
    'a place of a tuple',
    { prefixItems: [{}, { type: 'integer' }] },
    ['a', 'b'],
    '/1 must be integer',
  ],
  [
    'fields that depend on others',
    { dependentRequired: { a: ['b'] } },
    { a: 1 },
    'must have property b when property a is present',
  ],
])('finds fault in 3.1 with %s', (_, schema, value, message) => {
  expect(in31(schema, value)).toContain(message);
});

test('says all that is wrong at once, and where', () => {
  const schema = {
    type: 'object',
    required: ['title'],
    properties: { pages: { type: 'integer' } },
    additionalProperties: false,
  };
  const message = in30(schema, { pages: 'many', titel: 'A' });
  expect(message?.split('; ').sort()).toEqual([
    '/pages must be integer',
    'must NOT have additional properties titel',
    "must have required property 'title'",
  ]);
});

test.each(['3.0.3', '3.1.0'])(
  'follows references in %s, also to a type that contains itself',
  (version) => {
    const Book = { properties: { title: { type: 'string' }, sequel: ref('Book') } };
    const books = { type: 'array', items: ref('Book') };
    expect(explain(version, books, [{ sequel: { title: 'A' } }], { Book })).toBeUndefined();
    expect(explain(version, books, [{ sequel: { title: 1 } }], { Book })).toBe(
      '/0/sequel/title must be string',
    );
  },
);

test('finds a schema at a pointer with slashes, braces and percent signs', () => {
  const schema = { type: 'integer' };
  const document = buildDocument({
    '/books/{id}': { get: { requestBody: { content: { 'text/50%': { schema } } } } },
  });
  const pointer = '/paths/~1books~1{id}/get/requestBody/content/text~150%/schema';
  const validate = createValidator(document);
  expect(validate(1, pointer)).toBeUndefined();
  expect(validate('a', pointer)).toBe('must be integer');
});

test('leaves the document as it was', () => {
  const schema = { minimum: 0, exclusiveMinimum: true };
  const document = buildDocument(
    {},
    { openapi: '3.0.3', components: { schemas: { Value: schema } } },
  );
  const before = structuredClone(document);
  createValidator(document)(1, '/components/schemas/Value');
  expect(document).toEqual(before);
});
