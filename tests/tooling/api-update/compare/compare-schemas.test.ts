import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/openapi/document/document';
import { compareInterfaces } from '../../../../tooling/api-update/compare/compare-interfaces';
import { buildDocument, ref } from '../../../unit/build-document';
import { showChange } from './library';

const types = {
  Cat: { properties: { purrs: { type: 'boolean' } } },
  Dog: { properties: { barks: {} } },
};

/** An interface with one operation, which sends and receives different schemas. */
function build(request: unknown, response: unknown, schemas: Json) {
  const content = (schema: unknown) => ({ content: { 'application/json': { schema } } });
  const post = {
    operationId: 'X',
    requestBody: content({ type: 'object', ...(request as Json) }),
    responses: { 200: { description: '', ...content({ type: 'object', ...(response as Json) }) } },
  };
  return buildDocument({ '/x': { post } }, { components: { schemas } });
}

function compare(before: Json, after: Json, schemas: Json = types, others: Json = schemas) {
  const list = (one: Json[], other: Json[]) =>
    compareInterfaces(build(one[0], one[1], schemas), build(other[0], other[1], others))
      .map(showChange)
      .map((line) => line.replace(/ \(X\)$/, ''));
  return { request: list([before, {}], [after, {}]), response: list([{}, before], [{}, after]) };
}

const ofField = (schema: unknown) => ({ properties: { f: schema } });

type Row = [name: string, before: unknown, after: unknown, change: string, breaks: string];

const rows: Row[] = [
  [
    'another type',
    { type: 'string' },
    { type: 'integer' },
    'changed type X F: string → integer',
    'both',
  ],
  [
    'a wider type',
    { type: 'integer' },
    { type: 'number' },
    'changed type X F: integer → number',
    'response',
  ],
  [
    'a narrower type',
    { type: 'number' },
    { type: 'integer' },
    'changed type X F: number → integer',
    'request',
  ],
  ['a type for any value', {}, { type: 'string' }, 'changed type X F: any → string', 'request'],
  ['any value', { type: 'string' }, {}, 'changed type X F: string → any', 'response'],
  [
    'one more type',
    { type: 'string' },
    { type: ['string', 'integer'] },
    'changed type X F: string → string or integer',
    'response',
  ],
  [
    'a format',
    { type: 'string' },
    { type: 'string', format: 'uuid' },
    'changed type X F: string → string, uuid',
    'request',
  ],
  [
    'entries of another type',
    { items: { type: 'string' } },
    { items: { type: 'integer' } },
    'changed type X F: list of string → list of integer',
    'both',
  ],
  ['a named type', { type: 'string' }, ref('Cat'), 'changed type X F: string → Cat', 'both'],
  [
    'an alternative more',
    { type: 'string' },
    { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    'changed type X F: string → one of 2',
    'response',
  ],
  [
    'null',
    { type: 'string' },
    { type: 'string', nullable: true },
    'changed nullable X F: not nullable → nullable',
    'response',
  ],
  [
    'no null',
    { type: ['string', 'null'] },
    { type: 'string' },
    'changed nullable X F: nullable → not nullable',
    'request',
  ],
  [
    'no null for a type',
    { oneOf: [ref('Cat'), { type: 'null' }] },
    ref('Cat'),
    'changed nullable X F: nullable → not nullable',
    'request',
  ],
  [
    'a tighter limit',
    { type: 'integer', minimum: 1 },
    { type: 'integer', minimum: 2 },
    'changed limits X F: at least 1 → at least 2',
    'request',
  ],
  [
    'a wider limit',
    { type: 'string', maxLength: 5 },
    { type: 'string', maxLength: 9 },
    'changed limits X F: at most 5 characters → at most 9 characters',
    'response',
  ],
  [
    'no limit',
    { type: 'string', maxLength: 5 },
    { type: 'string' },
    'changed limits X F: at most 5 characters → ',
    'response',
  ],
  [
    'another pattern',
    { type: 'string', pattern: 'a' },
    { type: 'string', pattern: 'b' },
    'changed limits X F: matches a → matches b',
    'both',
  ],
  [
    'an exclusive limit',
    { type: 'integer', minimum: 1 },
    { type: 'integer', exclusiveMinimum: 1 },
    'changed limits X F: at least 1 → more than 1',
    'both',
  ],
  [
    'an enum',
    { type: 'string' },
    { enum: ['a', 'b'] },
    'changed limits X F:  → only a, b',
    'request',
  ],
  [
    'no enum',
    { enum: ['a', 'b'] },
    { type: 'string' },
    'changed limits X F: only a, b → ',
    'response',
  ],
  ['a value', { enum: ['a'] }, { enum: ['a', 'b'] }, 'added X F value b', 'response'],
  [
    'a value less',
    { enum: ['a', 'b', null] },
    { enum: ['a', null] },
    'removed X F value b',
    'request',
  ],
  [
    'a value of entries',
    { items: { enum: ['a'] } },
    { items: { enum: ['a', 'b'] } },
    'added X F value b',
    'response',
  ],
  [
    'another default',
    { type: 'integer', default: 1 },
    { type: 'integer', default: 2 },
    'changed default X F: 1 → 2',
    'none',
  ],
  [
    'a mark',
    { type: 'string' },
    { type: 'string', deprecated: true },
    'changed deprecated X F:  → deprecated',
    'none',
  ],
  [
    'a mark of a reference',
    ref('Cat'),
    { allOf: [ref('Cat')], deprecated: true },
    'changed deprecated X F:  → deprecated',
    'none',
  ],
  [
    'a side that reads',
    { type: 'string' },
    { type: 'string', readOnly: true },
    'changed access X F: readable and writable → read-only',
    'request',
  ],
  [
    'a side that writes',
    { type: 'string' },
    { type: 'string', writeOnly: true },
    'changed access X F: readable and writable → write-only',
    'response',
  ],
  [
    'both sides',
    { type: 'string', readOnly: true },
    { type: 'string' },
    'changed access X F: read-only → readable and writable',
    'none',
  ],
  ['a field', ofField({}), { properties: { f: {}, g: {} } }, 'added X F.g', 'none'],
  [
    'a required field that nobody sends',
    ofField({}),
    { required: ['g'], properties: { f: {}, g: { readOnly: true } } },
    'added X F.g',
    'none',
  ],
  ['a field less', { properties: { f: {}, g: {} } }, ofField({}), 'removed X F.g', 'both'],
  [
    'a field that must be sent',
    ofField({}),
    { ...ofField({}), required: ['f'] },
    'changed required X F.f: optional → required',
    'request',
  ],
  [
    'a field that may be missing',
    { ...ofField({}), required: ['f'] },
    ofField({}),
    'changed required X F.f: required → optional',
    'response',
  ],
  [
    'a field with a longer name',
    ofField({ type: 'string' }),
    { properties: { first_f: { type: 'string' } } },
    'renamed X F.first_f: f → ',
    'both',
  ],
  [
    'a field of entries',
    { items: ofField({}) },
    { items: { properties: { f: {}, g: {} } } },
    'added X F.g',
    'none',
  ],
  [
    'no other keys',
    ofField({}),
    { ...ofField({}), additionalProperties: false },
    'changed limits X F:  → no other keys',
    'request',
  ],
  [
    'other keys',
    { ...ofField({}), additionalProperties: false },
    ofField({}),
    'changed limits X F: no other keys → ',
    'none',
  ],
  [
    'values of a map',
    { type: 'object', additionalProperties: { type: 'string' } },
    { type: 'object', additionalProperties: { type: 'integer' } },
    'changed type X F.*: string → integer',
    'both',
  ],
  [
    'a condition',
    { type: 'object' },
    { type: 'object', not: { required: ['a'] } },
    'changed limits X F:  → not: any',
    'request',
  ],
  [
    'a variant',
    { oneOf: [ref('Cat'), { type: 'string' }] },
    { oneOf: [ref('Cat'), ref('Dog'), { type: 'string' }] },
    'added X F variant Dog',
    'response',
  ],
  [
    'a union instead of its only alternative',
    { oneOf: [ref('Cat')] },
    { oneOf: [ref('Cat'), ref('Dog')] },
    'changed type X F: Cat → one of 2',
    'response',
  ],
  [
    'a variant less',
    { anyOf: [ref('Cat'), ref('Dog'), { type: 'string' }] },
    { anyOf: [ref('Dog'), { type: 'string' }] },
    'removed X F variant Cat',
    'request',
  ],
  [
    'the tag of variants',
    { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'a' } },
    { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'b' } },
    'changed limits X F: a selects the type → b selects the type',
    'both',
  ],
  [
    'a field of a variant',
    { oneOf: [{ title: 'One', ...ofField({}) }, ref('Cat')] },
    { oneOf: [{ title: 'One', properties: { f: {}, g: {} } }, ref('Cat')] },
    'added X F.One.g',
    'none',
  ],
  [
    'a variant with another key',
    { oneOf: [ofField({ type: 'string' }), ref('Cat')] },
    { oneOf: [{ properties: { g: { type: 'string' } } }, ref('Cat')] },
    'renamed X F variant g: f → ',
    'both',
  ],
];

describe.each(rows)('with %s', (_name, before, after, change, breaks) => {
  test.each(['request', 'response'] as const)('says so in a %s', (direction) => {
    const path = direction === 'request' ? 'request.place' : 'response.200.place';
    const isBreaking = breaks === 'both' || breaks === direction;
    const found = compare({ properties: { place: before } }, { properties: { place: after } });
    const line = change.replace(/X F/, `X field ${path}`);
    expect(found[direction]).toContain(isBreaking ? `breaking ${line}` : line);
    // The named type that comes into use is the only thing that is reported besides.
    expect(found[direction].filter((each) => !/^added (Cat|Dog)$/.test(each))).toHaveLength(1);
  });
});

test('calls a new field required and breaking where callers have to send it', () => {
  const before = { properties: { f: {} } };
  const { request, response } = compare(
    { properties: { place: before } },
    { properties: { place: { required: ['g'], properties: { f: {}, g: {} } } } },
  );
  expect(request).toEqual(['breaking added X field request.place.g:  → required']);
  expect(response).toEqual(['added X field response.200.place.g']);
});

test('finds alternatives without names by their fields, and addresses them as pages do', () => {
  const option = (name: string, type: string) => ({
    properties: { kind: { type: 'string' }, [name]: { type } },
  });
  const found = compare(
    { oneOf: [option('a', 'string'), option('b', 'string')] },
    { oneOf: [option('b', 'integer'), option('a', 'integer')] },
  );
  expect(found.request).toEqual([
    'breaking changed type X field request.1.b: string → integer',
    'breaking changed type X field request.2.a: string → integer',
  ]);
});

test('compares deeply nested alternatives in time', () => {
  const nest = (depth: number, type: string): Json =>
    depth === 0
      ? { type }
      : {
          oneOf: ['a', 'b', 'c', 'd'].map(() => ({
            properties: { x: {}, y: nest(depth - 1, type) },
          })),
        };
  expect(compare(nest(5, 'string'), nest(5, 'string')).request).toEqual([]);
});

test('reports a type by its name, once, and not where it is used', () => {
  const cat = (fields: Json) => ({ Cat: { properties: fields } });
  const fields = { properties: { one: ref('Cat'), others: { type: 'array', items: ref('Cat') } } };
  const found = compare(fields, fields, cat({ a: {} }), cat({ a: {}, b: {} }));
  expect(found.request).toEqual(['added Cat field b']);
});

test('breaks callers if they send or read a type that both sides send', () => {
  const schemas = { Kind: { type: 'string', enum: ['a'] } };
  const more = { Kind: { type: 'string', enum: ['a', 'b'] } };
  const part = { properties: { kind: ref('Kind') } };
  const list = (one: Json, other: Json) =>
    compareInterfaces(build(one, other, schemas), build(one, other, more)).map(showChange);
  expect(list(part, {})).toEqual(['added Kind value b (X)']);
  expect(list({}, part)).toEqual(['breaking added Kind value b (X)']);
  expect(list(part, part)).toEqual(['breaking added Kind value b (X)']);
});

test('reports one named type instead of another as one change, and the types as new and gone', () => {
  const found = compare(
    { properties: { pet: ref('Cat') } },
    { properties: { pet: ref('Dog') } },
    { Cat: types.Cat },
    { Dog: types.Dog },
  );
  expect(found.response).toEqual([
    'breaking changed type X field response.200.pet: Cat → Dog',
    'added Dog',
    'removed Cat',
  ]);
});

test('says nothing if one named type instead of another makes no difference', () => {
  const schemas = { Cat: types.Cat, Tom: types.Cat };
  const found = compare(
    { properties: { pet: ref('Cat') } },
    { properties: { pet: ref('Tom') } },
    schemas,
  );
  expect(found.request).toEqual([]);
});

test('ends for types that contain themselves, also if they get another name or are split', () => {
  const node = (name: string, more: Json = {}) => ({
    [name]: { properties: { value: {}, next: ref(name), all: { items: ref(name) }, ...more } },
  });
  const use = (name: string) => ({ properties: { root: ref(name) } });
  const circle = { A: { allOf: [ref('B')] }, B: { allOf: [ref('A')] } };
  const compareTwo = (one: string, other: string, before: Json, after: Json) =>
    compare(use(one), use(other), before, after).request;
  expect(compareTwo('Node', 'Node', node('Node'), node('Node', { size: {} }))).toEqual([
    'added Node field size',
  ]);
  expect(compareTwo('Node', 'Item', node('Node'), node('Item'))).toEqual(['renamed Item: Node → ']);
  const both = { ...node('Node'), ...node('Item', { size: {} }) };
  expect(compareTwo('Node', 'Item', both, both)).toEqual([
    'changed type X field request.root: Node → Item',
    'added Item',
    'removed Node',
  ]);
  expect(compareTwo('A', 'A', circle, circle)).toEqual([]);
});

test('does not take a new field for a renamed one unless structure, and name or place fit', () => {
  const fields = (...names: string[]) => ({
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  });
  const kinds = (one: Json, other: Json) =>
    compare(one, other).request.map((line) => line.split(' ').find((word) => /ed$/.test(word)));
  expect(kinds(fields('created_at'), fields('createdAt'))).toEqual(['renamed']);
  expect(kinds(fields('author'), fields('publisher'))).toEqual(['renamed']);
  expect(kinds(fields('author', 'id'), fields('id', 'publisher'))).toEqual(['added', 'removed']);
  expect(kinds(fields('a_name', 'b_name', 'id'), fields('new_a_name', 'new_b_name', 'id'))).toEqual(
    ['renamed', 'renamed'],
  );
  expect(kinds(fields('author', 'place', 'id'), fields('publisher', 'year', 'id'))).toEqual([
    'added',
    'added',
    'removed',
    'removed',
  ]);
  expect(kinds(fields('name'), { properties: { full_name: { type: 'integer' } } })).toEqual([
    'added',
    'removed',
  ]);
  expect(kinds(fields('name'), { ...fields('full_name'), required: ['full_name'] })).toEqual([
    'added',
    'removed',
  ]);
  expect(kinds(fields('name'), fields('first_name', 'last_name'))).toEqual([
    'added',
    'added',
    'removed',
  ]);
});

const text = { type: 'string' };
const fields = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
const extend = (type: string, ...names: string[]) => ({ allOf: [ref(type), fields(...names)] });

test('does not mind which part of an allOf a field is in, nor whether there is an allOf', () => {
  const ferry = (Boat: Json, Ferry: Json) => ({ Boat, Ferry });
  const before = ferry(fields('name'), extend('Boat', 'cars', 'decks'));
  const body = { properties: { boat: ref('Ferry'), other: extend('Boat', 'cars', 'decks') } };
  for (const after of [
    ferry(fields('name', 'decks'), extend('Boat', 'cars')),
    ferry(fields(), { ...fields('decks', 'name', 'cars'), description: 'A boat.' }),
  ]) {
    const written = {
      properties: { boat: ref('Ferry'), other: after.Ferry },
    };
    expect(compare(body, written, before, after)).toEqual({ request: [], response: [] });
  }
});

test('reports a new field of a base for the types that readers see, and not for the base', () => {
  const schemas = (...names: string[]) => ({
    Boat: fields(...names),
    Ferry: extend('Boat', 'cars'),
  });
  const body = { properties: { boat: ref('Ferry') } };
  const found = compare(body, body, schemas('name'), schemas('name', 'length'));
  expect(found.request).toEqual(['added Ferry field length']);
});

test('ends for a type that extends itself where it contains itself', () => {
  const schemas = (...names: string[]) => ({
    Person: {
      ...fields('name', ...names),
      properties: { ...fields('name', ...names).properties, friend: extend('Person', 'since') },
    },
  });
  const body = { properties: { person: ref('Person') } };
  const found = compare(body, body, schemas(), schemas('age'));
  expect(found.request).toEqual(['added Person field age', 'added Person field friend.age']);
});
