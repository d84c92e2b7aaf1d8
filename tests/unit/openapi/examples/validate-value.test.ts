import { expect, test } from 'vitest';
import type { Json } from '../../../../src/openapi/document/document';
import { createValidator } from '../../../../src/openapi/examples/validate-value';
import { readNumber } from '../../../../src/text/written-number';
import { buildDocument, ref } from '../../build-document';

/** The validation errors of a value for the schema `Value` of a document. */
function explain(openapi: string, schema: unknown, value: unknown, schemas: Json = {}) {
  const components = { schemas: { ...schemas, Value: schema } };
  const validate = createValidator(buildDocument({}, { openapi, components }));
  return validate(value, '/components/schemas/Value').misfit;
}
const Book = { type: 'string' };
const in30 = (schema: unknown, value: unknown) => explain('3.0.3', schema, value, { Book });
const in31 = (schema: unknown, value: unknown) => explain('3.1.0', schema, value, { Book });

const nullableTwice = {
  nullable: true,
  properties: { a: { nullable: true, oneOf: [ref('Book')] } },
};

test.each([
  ['null of a nullable type', { type: 'string', nullable: true }, null],
  ['null of a nullable reference', { allOf: [ref('Book')], nullable: true }, null],
  ['a nullable reference', { allOf: [ref('Book')], nullable: true }, 'a'],
  ['null of a nullable type within a nullable one', nullableTwice, { a: null }],
  ['a type that is said not to be nullable', { allOf: [ref('Book')], nullable: false }, 'a'],
  ['a field that is called nullable', { properties: { nullable: { type: 'string' } } }, {}],
  ['what stands beside a reference', { ...ref('Book'), maxLength: 1 }, 'ab'],
  ['a value that looks like a schema', { enum: [{ nullable: true }] }, { nullable: true }],
  ['a value above an exclusive bound', { minimum: 0, exclusiveMinimum: true }, 1],
  ['the bound that is not exclusive', { maximum: 1, exclusiveMaximum: false }, 1],
  ['any value within bounds of lists', { items: { minimum: 0, exclusiveMinimum: true } }, [1, 2]],
  ['a point in time', { type: 'string', format: 'date-time' }, '2025-07-14T09:20:31Z'],
  ['what is next to keys of OpenAPI', { type: 'string', xml: {}, example: 'a' }, 'a'],
])('finds nothing wrong in 3.0 with %s', (_, schema, value) => {
  expect(in30(schema, value)).toBeUndefined();
});

test.each([
  ['null of a type that is not nullable', { type: 'string' }, null, 'must be string'],
  [
    'what is neither null nor a nullable reference',
    { allOf: [ref('Book')], nullable: true },
    1,
    'must be null; must be string; must match a schema in anyOf',
  ],
  [
    'one of two alternatives, by the field that only this one has',
    {
      oneOf: [
        { required: ['put'], properties: { put: { required: ['owner'] } } },
        { required: ['delete'] },
      ],
    },
    { put: {} },
    "/put must have required property 'owner'",
  ],
  [
    'what resembles no alternative',
    { oneOf: [{ required: ['put'] }, { required: ['delete'] }] },
    {},
    "must have required property 'put'; must have required property 'delete'; must match exactly one schema in oneOf",
  ],
  ['what is not nullable', { allOf: [ref('Book')], nullable: false }, null, 'must be string'],
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
  ['`nullable`, which 3.1 does not know', { allOf: [ref('Book')], nullable: true }, 'a'],
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

test('reports all errors at once, with their positions', () => {
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
  expect(validate(1, pointer).misfit).toBeUndefined();
  expect(validate('a', pointer).misfit).toBe('must be integer');
});

test('does not change the document', () => {
  const schema = { minimum: 0, exclusiveMinimum: true };
  const document = buildDocument(
    {},
    { openapi: '3.0.3', components: { schemas: { Value: schema } } },
  );
  const before = structuredClone(document);
  createValidator(document)(1, '/components/schemas/Value');
  expect(document).toEqual(before);
});

test('locates the parts of a nullable schema', () => {
  const Value = { nullable: true, allOf: [{ type: 'string' }, { properties: { a: ref('Book') } }] };
  const schemas = { Value, Book, Part: ref('Value/allOf/1/properties/a') };
  const document = buildDocument({}, { openapi: '3.0.3', components: { schemas } });
  const validate = createValidator(document);
  expect(validate(null, '/components/schemas/Value/allOf/0').misfit).toBe('must be string');
  expect(validate(1, '/components/schemas/Part').misfit).toBe('must be string');
});

test.each(['3.0.3', '3.1.0'])(
  'reads in %s a pattern that escapes more than it needs to',
  (version) => {
    const schema = { type: 'string', pattern: '^[a-z\\_]+$' };
    expect(explain(version, schema, 'a_b')).toBeUndefined();
    expect(explain(version, schema, 'A')).toContain('must match pattern');
  },
);

test('checks the rest of a schema with an invalid pattern', () => {
  const schema = { type: 'string', pattern: '(?i)a', maxLength: 1 };
  expect(in31(schema, 'b')).toBeUndefined();
  expect(in31(schema, 'bb')).toBe('must NOT have more than 1 characters');
});

test('reports an unusable schema instead of validating values', () => {
  const schemas = { Value: { id: 'value', type: 'string' } };
  const validate = createValidator(buildDocument({}, { components: { schemas } }));
  for (const value of [1, 2]) {
    const { misfit, rejection } = validate(value, '/components/schemas/Value');
    expect(misfit).toBeUndefined();
    expect(rejection).toMatchObject({ pointer: '/components/schemas/Value' });
    expect(rejection?.found).toContain('"id"');
  }
});

test('reports a document with indistinguishable schemas', () => {
  const schemas = { A: { $anchor: 'a', type: 'string' }, B: { $anchor: 'a', type: 'integer' } };
  const validate = createValidator(buildDocument({}, { components: { schemas } }));
  const { misfit, rejection } = validate(1, '/components/schemas/A');
  expect(misfit).toBeUndefined();
  expect(rejection).toMatchObject({ pointer: '' });
});

const large = readNumber('9223372036854775807');

test.each([
  [{ type: 'integer', format: 'int64', maximum: large }, large],
  [{ enum: [large, 'a'] }, large],
  [{ enum: [{ a: large, b: 1 }] }, { b: readNumber('1.0'), a: large }],
  [{ const: 1 }, readNumber('1e0')],
  [{ uniqueItems: true }, [large, '1', 1, [1], '[1]', null, 'null']],
])('finds numbers of many digits equal: %j', (schema, value) => {
  expect(in31(schema, value)).toBeUndefined();
  expect(in31({ properties: { id: schema } }, { id: value })).toBeUndefined();
});

test.each([
  [{ type: 'integer' }, '1.0'],
  [{ type: 'integer', maximum: 1 }, '1.0'],
  [{ multipleOf: 0.01 }, '0.07'],
  [{ enum: [1] }, '1.0'],
])('finds nothing wrong with numbers in another form: %j for %s', (schema, written) => {
  expect(in31(schema, readNumber(written))).toBeUndefined();
});
