import { expect, test } from 'vitest';
import type { Json } from '../../../../src/openapi/document/document';
import { makeExample } from '../../../../src/openapi/examples/examples';
import { readNumber } from '../../../../src/text/written-number';
import { buildDocument, ref } from '../../build-document';

const make = (schema: unknown, schemas: Json = {}) =>
  makeExample(
    buildDocument({}, { components: { schemas: { ...schemas, Made: schema } } }),
    schema,
    'request',
  );

const text = { type: 'string' };
const object = (properties: Json, rest: Json = {}) => ({ type: 'object', properties, ...rest });

test.each([
  ['free-form', { type: 'object', additionalProperties: true }, {}],
  [
    'of numbers',
    { type: 'object', additionalProperties: { type: 'integer', minimum: 2 } },
    { property1: 2, property2: 2 },
  ],
  [
    'with at least two keys',
    { type: 'object', additionalProperties: text, minProperties: 2 },
    { property1: 'string', property2: 'string' },
  ],
])('makes a plausible map: one that is %s', (_, schema, value) => {
  expect(make(schema)).toEqual(value);
});

test.each([
  [{ type: 'string', pattern: '^[0-9]{5}$' }, '00000'],
  [{ type: 'number', exclusiveMinimum: 3, exclusiveMaximum: 4 }, 3.5],
  [{ type: 'integer', maximum: -5 }, -5],
  [{ type: 'null' }, null],
  [{ const: null }, null],
  [{ type: 'array', prefixItems: [text, { type: 'integer' }], items: false }, ['string', 0]],
  [{ type: 'array', items: text, maxItems: 0 }, []],
  [{ type: 'integer', minimum: 10, multipleOf: 7 }, 14],
  [{ type: 'number', exclusiveMinimum: 0.2, multipleOf: 0.1 }, 0.3],
  [{ type: 'array', items: text, minItems: 3, uniqueItems: true }, ['string', 'strin2', 'strin3']],
  [
    { type: 'array', items: { type: 'integer', minimum: 4 }, minItems: 2, uniqueItems: true },
    [4, 5],
  ],
  [{ type: 'array', items: { enum: ['a', 'b'] }, contains: { const: 'b' } }, ['b']],
])('makes a value within the limits of %j', (schema, value) => {
  expect(make(schema)).toEqual(value);
});

test.each([
  [{ type: 'string', not: { enum: ['string'] } }],
  [{ type: 'object', minProperties: 1, additionalProperties: true }],
  [object({ a: text }, { dependentRequired: { a: ['b'] } })],
])('makes no value of %j rather than one that it forbids', (schema) => {
  expect(make(schema)).toBeUndefined();
});

test.each([
  [{ type: 'string', description: 'Any text.' }],
  [{ type: ['string', 'null'] }],
  [{ type: 'string', nullable: true }],
  [{ type: 'string', format: 'country-code' }],
])('makes no value of %j, because any text would do', (schema) => {
  expect(make(schema)).toBeUndefined();
  expect(make({ ...schema, maxLength: 3 })).toBe('str');
  expect(make(object({ name: schema }))).toEqual({ name: 'string' });
});

test('makes a text of a pattern that the sampler only writes down', () => {
  const pattern = '([notes|tags])(,\\1)*';
  expect(make({ type: 'string', pattern })).toBe('string');
});

test('makes an empty list of a list of anything', () => {
  expect(make(object({ causes: { type: 'array', items: {} } }))).toEqual({ causes: [] });
});

test('leaves out optional fields whose values would not satisfy their schemas', () => {
  const stepped = { type: 'string', not: { enum: ['string'] } };
  const unlike = { type: 'array', items: object({ stepped }), minItems: 2, uniqueItems: true };
  expect(make(object({ name: text, stepped, unlike, inner: object({ stepped }) }))).toEqual({
    name: 'string',
    inner: {},
  });
  expect(make(object({ name: text, stepped }, { required: ['stepped'] }))).toBeUndefined();
  const list = { type: 'array', items: object({ stepped }, { required: ['stepped'] }) };
  expect(make(object({ list }))).toEqual({ list: [] });
});

test.each([
  ['^(0|[1-9][0-9]*)$', '123'],
  ['^\\p{Lu}+$', 'ABC'],
  ['^(a|b){5}$', undefined],
])('makes a text for the pattern %s where one of the usual kinds has it', (pattern, code) => {
  expect(make(object({ name: text, code: { type: 'string', pattern } }))).toEqual({
    name: 'string',
    ...(code && { code }),
  });
});

test('sends a field that is required, but not described', () => {
  expect(make(object({ name: text }, { required: ['name', 'team'] }))).toEqual({
    name: 'string',
    team: 'string',
  });
});

test('takes written values of another type for what they mean, or makes its own', () => {
  const properties = {
    zip: { type: 'string', example: 4503 },
    box: object({ depth: text }, { example: '{ "depth": "1 m" }' }),
    lid: object({ depth: text }, { default: 'flat' }),
    size: { type: 'integer', example: '12' },
    full: { type: 'boolean', example: 'perhaps' },
  };
  expect(make(object(properties, { required: Object.keys(properties) }))).toEqual({
    zip: '4503',
    box: { depth: '1 m' },
    lid: { depth: 'string' },
    size: 12,
    full: true,
  });
});

test('ends a recursive type where it would begin again', () => {
  const Person = object(
    { name: text, mother: ref('Person'), children: { type: 'array', items: ref('Person') } },
    { required: ['name'] },
  );
  expect(make(ref('Person'), { Person })).toEqual({ name: 'string', children: [] });
});

test('generates nothing for a type that must contain itself', () => {
  const Endless = object({ again: ref('Endless') }, { required: ['again'] });
  expect(make(ref('Endless'), { Endless })).toBeUndefined();
});

test('leaves a tag as it is where its enum allows no name of the type', () => {
  const Cat = object({ kind: { enum: ['feline'] } });
  const pets = { oneOf: [ref('Cat')], discriminator: { propertyName: 'kind' } };
  expect(make(pets, { Cat })).toEqual({ kind: 'feline' });
});

test('joins the examples of the parts of a whole', () => {
  const Base = object({ id: { type: 'integer', example: 7 } }, { example: { id: 1 } });
  const bark = object({ bark: text }, { required: ['bark'], example: { bark: 'Wau' } });
  expect(make({ allOf: [ref('Base'), bark] }, { Base })).toEqual({ id: 1, bark: 'Wau' });
});

test('uses the example of a part that nothing is added to, and that of the whole', () => {
  const Base = object({ id: { type: 'integer' } }, { example: { id: 1 } });
  const Dog = { allOf: [ref('Base'), object({ bark: text })], example: { id: 2, bark: 'Wau' } };
  const described = { allOf: [ref('Base'), { description: 'A base.' }] };
  expect(make(described, { Base })).toEqual({ id: 1 });
  expect(make(ref('Dog'), { Base, Dog })).toEqual({ id: 2, bark: 'Wau' });
});

test('respects keywords next to references, also along a chain of references', () => {
  const schemas = { A: { ...ref('B'), minimum: 3 }, B: { type: 'integer' } };
  expect(make(ref('A'), schemas)).toBe(3);
  expect(make({ ...ref('A'), minimum: 5, description: 'Five.' }, schemas)).toBe(5);
  expect(make({ ...ref('A'), example: 9 }, schemas)).toBe(9);
});

test('merges the parts of allOf, and conditions', () => {
  const parts = { allOf: [object({ a: text }), object({ b: { type: 'integer' } })] };
  expect(make(parts)).toEqual({ a: 'string', b: 0 });
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const condition = { if: object({ a: { const: 1 } }), then: { required: ['b'] } };
  expect(make({ ...object({ b: text }), ...condition })).toEqual({ b: 'string', a: 1 });
});

test('sets no prototype where a field is called like one', () => {
  const properties = JSON.parse('{"__proto__": {"type": "object"}, "constructor": {"const": 1}}');
  const made = make(object(properties));
  expect(made).toEqual({ constructor: 1 });
  expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
});

test('makes values with the numbers that are written', () => {
  const id = readNumber('9223372036854775807');
  const share = { type: 'number', example: readNumber('1.10') };
  const whole = { allOf: [object({ share }), object({ share, id: { enum: [id] } })] };
  expect(make(whole)).toEqual({ share: readNumber('1.10'), id });
  expect(
    make({ type: 'array', items: ref('Id') }, { Id: { type: 'integer', default: id } }),
  ).toEqual([id]);
  expect(make({ type: 'integer', minimum: readNumber('5.0') })).toBe(5);
});

test('takes null where a value would contain itself without end', () => {
  const next = { anyOf: [ref('Node'), { type: 'null' }] };
  const node = object({ name: text, next }, { required: ['name', 'next'] });
  expect(make(ref('Node'), { Node: node })).toEqual({ name: 'string', next: null });
});

test('takes an alternative that does not contain the value again', () => {
  const tree = object(
    { left: { oneOf: [ref('Tree'), { type: 'integer' }] } },
    { required: ['left'] },
  );
  expect(make(ref('Tree'), { Tree: tree })).toEqual({ left: 0 });
});

test('keeps to the required fields where all fields together do not fit', () => {
  const dependentSchemas = {
    insured: { required: ['value'], properties: { value: { type: 'number' } } },
  };
  const box = object(
    { kind: { const: 'box' }, insured: { type: 'boolean' } },
    { required: ['kind'], unevaluatedProperties: false, dependentSchemas },
  );
  expect(make(box)).toEqual({ kind: 'box' });
});

test('keeps an example that an author wrote, even if it does not satisfy its schema', () => {
  const berth = { type: 'string', format: 'uuid', example: 'A-12' };
  expect(make(object({ berth }))).toEqual({ berth: 'A-12' });
});

test('makes the fields of an object whose default is empty', () => {
  const spec = object(
    { boats: { type: 'array', items: text } },
    { required: ['boats'], default: {} },
  );
  expect(make(object({ spec }))).toEqual({ spec: { boats: ['string'] } });
});

test('distinguishes the patterns of several schemas', () => {
  const digits = { type: 'string', pattern: '^[0-9]{2}$' };
  const letters = { type: 'string', pattern: '^[A-Z]{2}$' };
  expect(make(object({ digits, letters, again: digits }))).toEqual({
    digits: '00',
    letters: 'AA',
    again: '00',
  });
});
