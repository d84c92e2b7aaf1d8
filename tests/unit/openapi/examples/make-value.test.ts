import { expect, test } from 'vitest';
import type { Json } from '../../../../src/openapi/document/document';
import { makeExample } from '../../../../src/openapi/examples/examples';
import { buildDocument, ref } from '../../build-document';

const make = (schema: unknown, schemas: Json = {}) =>
  makeExample(buildDocument({}, { components: { schemas } }), schema, 'request');

const text = { type: 'string' };
const object = (properties: Json, rest: Json = {}) => ({ type: 'object', properties, ...rest });

test.each([
  ['free-form', { type: 'object', additionalProperties: true }, {}],
  ['free-form, said at length', { type: 'object', additionalProperties: {} }, {}],
  [
    'of numbers',
    { type: 'object', additionalProperties: { type: 'integer', minimum: 2 } },
    { key: 2 },
  ],
  [
    'with at least two keys',
    { type: 'object', additionalProperties: text, minProperties: 2 },
    { key: 'string', key2: 'string' },
  ],
  [
    'with names of keys',
    { type: 'object', additionalProperties: text, propertyNames: { enum: ['red'] } },
    { red: 'string' },
  ],
  [
    'with patterns of keys',
    { type: 'object', patternProperties: { '^x-': text }, additionalProperties: false },
    { 'x-': 'string' },
  ],
])('makes a plausible map: one that is %s', (_, schema, value) => {
  expect(make(schema)).toEqual(value);
});

test.each([
  [{ type: 'string', pattern: '^[0-9]{5}$' }, '00000'],
  [{ type: 'string', contentEncoding: 'base64' }, 'c3RyaW5n'],
  [{ type: 'string', contentSchema: object({ a: { type: 'integer' } }) }, '{"a":1}'],
  [{ type: 'string', not: { enum: ['string'] } }, 'string 2'],
  [{ type: 'integer', minimum: 10, multipleOf: 7 }, 14],
  [{ type: 'number', exclusiveMinimum: 3, exclusiveMaximum: 4 }, 3.5],
  [{ type: 'integer', maximum: -5 }, -5],
  [{ type: 'null' }, null],
  [{ const: null }, null],
  [{ enum: [null, 'a'] }, 'a'],
  [{ not: { type: 'string' } }, 1],
])('makes a value within the limits of %j', (schema, value) => {
  expect(make(schema)).toEqual(value);
});

test.each([
  [{ type: 'array', items: { type: 'integer' }, minItems: 2, uniqueItems: true }, [1, 2]],
  [{ type: 'array', prefixItems: [text, { type: 'integer' }], items: false }, ['string', 1]],
  [{ type: 'array', contains: { const: 'a' }, minContains: 2 }, ['a', 'a']],
  [{ type: 'array', items: text, maxItems: 0 }, []],
])('makes a list as %j asks for it', (schema, value) => {
  expect(make(schema)).toEqual(value);
});

test('keeps a recursive type as small as possible', () => {
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

test('uses the first alternative that can be generated, and sets its discriminator', () => {
  const Endless = object({ again: ref('Endless') }, { required: ['again'] });
  const Cat = object({ kind: text });
  const pets = { oneOf: [ref('Endless'), ref('Cat')], discriminator: { propertyName: 'kind' } };
  expect(make(pets, { Endless, Cat })).toEqual({ kind: 'Cat' });
  const mapped = { ...pets, discriminator: { propertyName: 'kind', mapping: { cat: 'Cat' } } };
  expect(make(mapped, { Endless, Cat })).toEqual({ kind: 'cat' });
});

const tag = (values?: string[]) => object({ kind: values ? { enum: values } : text });
const told = (mapping?: Json) => ({ propertyName: 'kind', ...(mapping && { mapping }) });

test('writes the mapped name of a type into the tag of one of several', () => {
  const Base = tag(['cat', 'dog']);
  const schemas = { Base, Dog: { allOf: [ref('Base'), object({ bark: text })] } };
  const dogs = { oneOf: [ref('Dog')], discriminator: told({ dog: ref('Dog').$ref }) };
  expect(make(dogs, schemas)).toEqual({ kind: 'dog', bark: 'string' });
});

test('writes the name of a type into the tag that it inherits', () => {
  const Pet = { ...tag(), discriminator: told({ dog: 'Dog' }) };
  const part = { allOf: [ref('Pet'), object({ age: { type: 'integer' } })] };
  const schemas = { Pet, Dog: part, Cat: part };
  expect(make(ref('Dog'), schemas)).toEqual({ kind: 'dog', age: 1 });
  expect(make(ref('Cat'), schemas)).toEqual({ kind: 'Cat', age: 1 });
});

test('leaves a tag as it is where its enum allows no name of the type', () => {
  expect(make({ oneOf: [ref('Cat')], discriminator: told() }, { Cat: tag(['feline']) })).toEqual({
    kind: 'feline',
  });
});

test('corrects the tag in the example of a type for the one of several that it is', () => {
  const of = (example: Json, mapping?: Json) =>
    make({ oneOf: [ref('Cat')], discriminator: told(mapping) }, { Cat: { ...tag(), example } });
  expect(of({ name: 'Tom' })).toEqual({ name: 'Tom', kind: 'Cat' });
  expect(of({ kind: 'dog' })).toEqual({ kind: 'Cat' });
  expect(of({ kind: 'kitten' }, { cat: 'Cat', kitten: 'Cat' })).toEqual({ kind: 'kitten' });
});

test('does not use the example of a part for the whole', () => {
  const Base = object({ id: { type: 'integer', example: 7 } }, { example: { id: 1 } });
  const bark = object({ bark: text }, { required: ['bark'], example: { bark: 'Wau' } });
  expect(make({ allOf: [ref('Base'), bark] }, { Base })).toEqual({ id: 7, bark: 'string' });
  expect(make({ ...ref('Base'), required: ['age'] }, { Base })).toEqual({ id: 7, age: {} });
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

test('includes all keys that the presence of another requires in any part', () => {
  const part = (name: string) => object({}, { dependentRequired: { a: [name] } });
  expect(make({ allOf: [object({ a: text }), part('b'), part('c')] })).toEqual({
    a: 'string',
    b: {},
    c: {},
  });
});

test('merges the parts of allOf, conditions, and dependent schemas', () => {
  const parts = { allOf: [object({ a: text }), object({ b: { type: 'integer' } })] };
  expect(make(parts)).toEqual({ a: 'string', b: 1 });
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const condition = { if: object({ a: { const: 1 } }), then: { required: ['b'] } };
  expect(make({ ...object({ b: text }), ...condition })).toEqual({ b: 'string', a: 1 });
  const dependent = object({ a: text }, { dependentSchemas: { a: object({ b: text }) } });
  expect(make(dependent)).toEqual({ a: 'string', b: 'string' });
});

test('keeps fields with the names of built-in properties', () => {
  const properties = JSON.parse('{"__proto__": {"type": "string"}, "constructor": {"const": 1}}');
  expect(JSON.stringify(make(object(properties)))).toBe('{"__proto__":"string","constructor":1}');
});
