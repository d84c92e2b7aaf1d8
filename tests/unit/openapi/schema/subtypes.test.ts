import { expect, test } from 'vitest';
import { buildApi } from '../../../../src/openapi/build/build-api';
import { buildCall } from '../../../../src/openapi/calls/build-call';
import type { Json } from '../../../../src/openapi/document/document';
import { extractOperations } from '../../../../src/openapi/document/extract-operations';
import { makeExample } from '../../../../src/openapi/examples/examples';
import type { SchemaNode } from '../../../../src/openapi/schema-node';
import { buildDocument, layOutOne, ref } from '../../build-document';

const text = { type: 'string' };
const mapping = { ferry: '#/components/schemas/Ferry', tug: 'Tug' };
const extend = (name: string, own: Json, rest: Json = {}) => ({
  allOf: [ref(name), { type: 'object', properties: own, ...rest }],
});
const createFleet = (discriminator: Json) => ({
  Boat: {
    type: 'object',
    description: 'What floats.',
    required: ['kind'],
    discriminator,
    properties: { kind: text, id: { ...text, readOnly: true } },
  },
  Ferry: extend('Boat', { cars: { type: 'integer' } }, { required: ['cars'] }),
  Tug: extend('Boat', { power: { type: 'integer' } }),
});
const mapped = createFleet({ propertyName: 'kind', mapping });

const rows = ({ fields }: SchemaNode) =>
  fields.map(({ name, required, schema: { constant } }) => {
    return `${name}${required ? '!' : ''}${constant ? ` ${constant}` : ''}`;
  });
const list = ({ variants }: SchemaNode) =>
  variants.map(({ label, schema }) => [label, ...rows(schema)].join(' '));
const make = (schema: unknown, schemas: Json) =>
  makeExample(buildDocument({}, { components: { schemas } }), schema, 'request');

test('shows the types that extend a type with a discriminator as its alternatives, with their values', () => {
  const node = layOutOne(ref('Boat'), mapped);
  expect(node).toMatchObject({
    kind: 'oneOf',
    label: 'Boat',
    typeName: 'Boat',
    description: 'What floats.',
    fields: [],
    limits: ['kind selects the type: ferry for Ferry, tug for Tug'],
  });
  expect(list(node)).toEqual(['Ferry kind! ferry cars! id', 'Tug kind! tug power id']);
});

test('takes the name of a type for its value if there is no mapping', () => {
  const node = layOutOne(ref('Boat'), createFleet({ propertyName: 'kind' }));
  expect(list(node)).toEqual(['Ferry kind! Ferry cars! id', 'Tug kind! Tug power id']);
});

test('finds the types that extend one of the types that extend it', () => {
  const schemas = {
    ...createFleet({ propertyName: 'kind' }),
    CarFerry: extend('Ferry', { decks: { type: 'integer' } }),
  };
  const [, , carFerry] = list(layOutOne(ref('Boat'), schemas));
  expect(carFerry).toBe('CarFerry kind! CarFerry cars! decks id');
});

test('leaves out what a mapping leaves out because other types extend it', () => {
  const schemas = {
    ...createFleet({ propertyName: 'kind', mapping: { car: 'CarFerry', tug: 'Tug' } }),
    CarFerry: extend('Ferry', { decks: { type: 'integer' } }),
  };
  expect(list(layOutOne(ref('Boat'), schemas))).toEqual([
    'CarFerry kind! car cars! decks id',
    'Tug kind! tug power id',
  ]);
});

test('shows one of these types with its own value, and without the others', () => {
  const node = layOutOne(ref('Ferry'), mapped);
  expect(node).toMatchObject({ kind: 'object', typeName: 'Ferry', limits: [] });
  expect(rows(node)).toEqual(['kind! ferry', 'cars!', 'id']);
  expect(rows(layOutOne(mapped.Ferry, mapped))).toEqual(['kind! ferry', 'cars!', 'id']);
});

test('keeps the alternatives of a type beside what a schema adds to it', () => {
  const node = layOutOne({ allOf: [ref('Boat'), { properties: { berth: text } }] }, mapped);
  expect(rows(node)).toEqual(['berth']);
  expect(node.variants.map(({ label }) => label)).toEqual(['Ferry', 'Tug']);
});

test('shows the fields of a type and those of mapped types that do not extend it', () => {
  const schemas = { ...mapped, Ferry: { type: 'object', properties: { kind: text, cars: text } } };
  const node = layOutOne(ref('Boat'), schemas);
  expect(rows(node)).toEqual(['kind!', 'id']);
  expect(list(node)[0]).toBe('Ferry kind cars');
});

test('ends a union whose alternatives extend it', () => {
  const Boat = { ...mapped.Boat, oneOf: [ref('Ferry'), ref('Tug')] };
  const node = layOutOne(ref('Boat'), { ...mapped, Boat });
  expect(list(node)).toEqual(['Ferry kind! ferry cars! id', 'Tug kind! tug power id']);
});

test('links to the type from within one of its alternatives', () => {
  const schemas = { ...mapped, Tug: extend('Boat', { tows: ref('Boat') }) };
  const [, tug] = layOutOne(ref('Boat'), schemas).variants;
  const tows = tug?.schema.fields.find(({ name }) => name === 'tows');
  expect(tows?.schema).toMatchObject({ kind: 'reference', target: 'request' });
});

test('does not claim a value that the field cannot have', () => {
  const Tug = extend('Boat', { kind: { enum: ['TUG'] } });
  expect(rows(layOutOne(ref('Tug'), { ...mapped, Tug }))).toEqual(['kind!', 'id']);
});

test('sends a mapped value in examples', () => {
  expect(make(ref('Boat'), mapped)).toEqual({ kind: 'ferry', cars: 0 });
  const Pet = {
    oneOf: [ref('Cat')],
    discriminator: { propertyName: 'a', mapping: { cat: 'Cat' } },
  };
  const Cat = { type: 'object', required: ['a'], properties: { a: text, b: text } };
  const Two = { ...Pet, oneOf: [ref('Cat'), text] };
  expect(make(Two, { Cat })).toEqual({ a: 'cat', b: 'string' });
});

test('makes an example of two unions with an alternative of both', () => {
  const either = (...names: string[]) => ({
    oneOf: names.map((name) => ({
      type: 'object',
      required: [name],
      properties: { [name]: text },
    })),
  });
  expect(make({ allOf: [either('a', 'b'), either('c', 'd')] }, {})).toEqual({
    a: 'string',
    c: 'string',
  });
});

const document = buildDocument(
  {
    '/boats': {
      post: {
        operationId: 'addBoat',
        requestBody: { content: { 'application/json': { schema: ref('Boat') } } },
        responses: {},
      },
    },
  },
  { components: { schemas: createFleet({ propertyName: 'kind' }) } },
);

test('types a sample as the alternative that it sends', () => {
  const [operation] = buildApi(document).operations;
  const { body } = buildCall(document, operation as never);
  expect(body?.value).toMatchObject({
    kind: 'structure',
    type: 'Ferry',
    fields: [
      ['kind', { value: 'Ferry' }],
      ['cars', { kind: 'number' }],
    ],
  });
});

test('publishes the alternatives of a type with the operation that uses it', () => {
  const { components } = extractOperations(document, [{ path: '/boats', method: 'POST' }]);
  expect(components).toEqual(document.components);
});
