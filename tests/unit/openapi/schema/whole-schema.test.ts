import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asObject, type Json } from '../../../../src/openapi/document/document';
import { wholeOf } from '../../../../src/openapi/schema/whole-schema';
import type { SchemaNode } from '../../../../src/openapi/schema-node';
import { buildDocument, layOutAll, layOutOne, ref } from '../../build-document';

const Person = {
  type: 'object',
  description: 'Somebody.',
  properties: { name: { type: 'string' }, age: { type: 'integer' } },
};
const Boat = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', description: 'Name of the boat.' },
    length: { type: 'number' },
  },
};

const rows = (node: SchemaNode | undefined) =>
  node?.fields.map(({ name, required }) => `${name}${required ? '!' : ''}`);
const field = (node: SchemaNode | undefined, name: string) =>
  node?.fields.find((each) => each.name === name)?.schema;
const layOutParts = (allOf: unknown[], schemas: Json = {}, beside: Json = {}) =>
  layOutOne({ allOf, ...beside }, { Person, Boat, ...schemas });

describe('an allOf', () => {
  test('of a type and remarks is that type, with the nearest remarks', () => {
    const steers = { description: 'Who steers the boat.', nullable: true };
    for (const parts of [
      [ref('Person'), steers],
      [steers, ref('Person')],
    ]) {
      expect(layOutParts(parts)).toMatchObject({
        kind: 'object',
        label: 'Person',
        typeName: 'Person',
        nullable: true,
        description: 'Who steers the boat.',
        variants: [],
        fields: [{ anchor: 'request.name' }, { anchor: 'request.age' }],
      });
    }
    expect(layOutParts([ref('Person')], {}, steers).description).toBe('Who steers the boat.');
    expect(layOutParts([ref('Person'), { readOnly: true, deprecated: true }])).toMatchObject({
      description: 'Somebody.',
      access: 'read-only',
      deprecated: true,
    });
  });

  test('of a type and fields has all fields side by side, and all that any part requires', () => {
    const cars = { type: 'integer' };
    const Ferry = {
      allOf: [
        ref('Boat'),
        { type: 'object', required: ['length', 'cars'], properties: { cars, decks: cars } },
      ],
      required: ['decks'],
    };
    const ferry = layOutOne(ref('Ferry'), { Ferry, Boat });
    expect(ferry).toMatchObject({ kind: 'object', label: 'Ferry', variants: [] });
    expect(rows(ferry)).toEqual(['name!', 'length!', 'cars!', 'decks!']);
    expect(ferry.rules).toBeUndefined();
    expect(ferry.limits).toEqual([]);
  });

  test('shows one field of a part as a field', () => {
    const Tug = { allOf: [ref('Boat'), { properties: { power: { type: 'integer' } } }] };
    expect(rows(layOutOne(ref('Tug'), { Tug, Boat }))).toEqual(['name!', 'length', 'power']);
  });

  test('inherits through several levels, and what is inherited twice only once', () => {
    const extend = (names: string[], own: string) => ({
      allOf: [...names.map(ref), { properties: { [own]: { type: 'string' } } }],
    });
    const schemas = {
      A: extend([], 'a'),
      B: extend(['A'], 'b'),
      C: extend(['A'], 'c'),
      D: extend(['B', 'C'], 'd'),
    };
    expect(rows(layOutOne(ref('D'), schemas))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('joins what several parts say about a field', () => {
    const node = layOutParts([
      ref('Boat'),
      { properties: { name: { maxLength: 9 }, length: { description: 'In metres.' } } },
    ]);
    expect(node.label).toBe('Boat');
    expect(field(node, 'name')).toMatchObject({
      label: 'string',
      description: 'Name of the boat.',
      limits: ['at most 9 characters'],
    });
    expect(field(node, 'length')).toMatchObject({ label: 'number', description: 'In metres.' });
  });

  test.each([
    [
      [
        { minimum: 3, maximum: 9 },
        { minimum: 5, maximum: 20 },
      ],
      ['at least 5', 'at most 9'],
    ],
    [[{ minimum: 3, exclusiveMinimum: true }, { minimum: 2 }], ['more than 3']],
    [[{ exclusiveMaximum: 7 }, { maximum: 6 }], ['at most 6']],
    [
      [{ pattern: '^a' }, { pattern: 'b$' }],
      ['matches ^a', 'matches b$'],
    ],
    [
      [{ uniqueItems: true }, { uniqueItems: false, minItems: 2 }],
      ['at least 2 items', 'unique items'],
    ],
    [
      [{ type: 'string' }, { type: 'integer' }],
      ['contradictory: one part is string, another integer'],
    ],
    [[{ enum: [1, 2] }, { enum: [3] }], ['contradictory: no value is allowed by every part']],
    [
      [{ minimum: 5 }, { maximum: 4 }],
      ['at least 5', 'at most 4', 'contradictory: the least allowed is more than the most allowed'],
    ],
    [
      [
        { properties: { a: {} }, additionalProperties: false },
        { properties: { a: {}, b: {}, c: {} } },
      ],
      ['no other keys', 'contradictory: one part allows no b, c'],
    ],
  ])(
    'has the limits of all parts, and says where they contradict each other: %j',
    (parts, limits) => {
      expect(layOutParts(parts).limits).toEqual(limits);
    },
  );

  test('has the values that all parts allow, with their names and descriptions', () => {
    const Kind = { type: 'string', enum: ['a', 'b', 'c'], 'x-enum-varnames': ['A1', 'B1', 'C1'] };
    const node = layOutParts(
      [ref('Kind'), { enum: ['b', 'c'] }, { 'x-enum-descriptions': { c: 'The last.' } }],
      { Kind },
    );
    expect(node.values).toEqual([
      { value: 'b', name: 'B1' },
      { value: 'c', name: 'C1', description: 'The last.' },
    ]);
  });

  test('merges lists by their entries', () => {
    const node = layOutParts([
      { type: 'array', items: ref('Person') },
      { items: { required: ['age'] }, maxItems: 3 },
    ]);
    expect(node).toMatchObject({
      kind: 'list',
      label: 'list of Person',
      limits: ['at most 3 items'],
    });
    expect(rows(node.items)).toEqual(['age!', 'name']);
  });

  test('applies other keys of one part to the fields of another', () => {
    const node = layOutParts([
      { properties: { a: { type: 'integer' } } },
      { additionalProperties: { minimum: 3 } },
    ]);
    expect(field(node, 'a')).toMatchObject({ label: 'integer', limits: ['at least 3'] });
    expect(node.items).toMatchObject({ limits: ['at least 3'] });
  });

  test('keeps alternatives, and the fields beside them', () => {
    const node = layOutParts([
      ref('Boat'),
      { oneOf: [ref('Person'), { type: 'object', title: 'Nobody' }] },
    ]);
    expect(rows(node)).toEqual(['name!', 'length']);
    expect(node.kind).toBe('oneOf');
    expect(node.variants.map(({ label }) => label)).toEqual(['Person', 'Nobody']);
  });

  test('allows null as the nearest part says', () => {
    const Maybe = { type: ['object', 'null'], properties: {} };
    expect(layOutParts([ref('Maybe'), { description: 'It.' }], { Maybe }).nullable).toBe(true);
    expect(layOutParts([ref('Maybe'), { nullable: false }], { Maybe }).nullable).toBe(false);
    const own = { properties: { a: {} } };
    expect(layOutParts([ref('Maybe'), own], { Maybe }).nullable).toBe(false);
  });

  test('is nothing if one part is', () => {
    expect(layOutParts([ref('Person'), false]).label).toBe('nothing');
  });

  test('that contains itself ends in a link', () => {
    const friend = { allOf: [ref('Person'), { properties: { since: { type: 'string' } } }] };
    const Friendly = { ...Person, properties: { ...Person.properties, friend } };
    const node = layOutOne(ref('Person'), { Person: Friendly });
    const inner = field(node, 'friend');
    expect(rows(inner)).toEqual(['name', 'age', 'friend', 'since']);
    expect(field(inner, 'friend')).toMatchObject({ kind: 'reference', target: 'request.friend' });
  });

  test('links a type with remarks to where the type is expanded', () => {
    const [, second] = layOutAll(
      { a: ref('Person'), b: { allOf: [ref('Person'), { description: 'Other.' }] } },
      { Person },
    );
    expect(second).toMatchObject({ kind: 'reference', target: 'a', description: 'Other.' });
  });
});

/** A schema with some fields of its own. */
const part = fc.record({
  names: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
  isRequired: fc.boolean(),
  nesting: fc.constantFrom('plain', 'reference', 'allOf'),
});

test('an allOf of disjoint objects has the fields of their union, in whichever order they are', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
      const schemas: Json = {};
      const union: Json = { type: 'object', properties: {}, required: [] as string[] };
      const allOf = parts.map(({ names, isRequired, nesting }, index) => {
        const own = names.map((name) => `${index}${name}`);
        const properties = Object.fromEntries(own.map((name) => [name, { type: 'string' }]));
        Object.assign(asObject(union.properties), properties);
        if (isRequired) (union.required as string[]).push(...own);
        const schema = { type: 'object', properties, ...(isRequired && { required: own }) };
        schemas[`Part${index}`] = schema;
        if (nesting === 'allOf') return { allOf: [schema] };
        return nesting === 'reference' ? ref(`Part${index}`) : schema;
      });
      const whole = layOutOne({ allOf, type: 'object', title: 'T' }, schemas);
      const turned = layOutOne({ allOf: [...allOf].reverse() }, schemas);
      expect(whole.fields).toEqual(layOutOne(union).fields);
      expect(rows(turned)?.sort()).toEqual(rows(whole)?.sort());
    }),
  );
});

test('a schema is read as the same object again', () => {
  const document = buildDocument({}, { components: { schemas: { Person, Boat } } });
  for (const schema of [
    { allOf: [ref('Person'), ref('Boat'), { minProperties: 1 }] },
    { anyOf: [ref('Person'), { type: 'null' }] },
  ]) {
    const { schema: whole } = wholeOf(document, schema);
    expect(wholeOf(document, whole).schema).toEqual(whole);
  }
});

describe('a union of one thing and null is that thing', () => {
  const Nothing = { type: 'null' };
  test.each([
    [{ anyOf: [ref('Person'), { type: 'null' }] }],
    [{ oneOf: [{ type: ['null'] }, ref('Person')] }],
    [{ anyOf: [ref('Person'), { enum: [null] }] }],
    [{ oneOf: [ref('Person'), { const: null }] }],
    [{ anyOf: [ref('Person'), ref('Nothing')] }],
    [{ oneOf: [ref('Person')], nullable: true }],
    [{ allOf: [{ anyOf: [ref('Person'), { type: 'null' }] }] }],
  ])('%j', (schema) => {
    const node = layOutOne({ ...schema, description: 'Who.' }, { Person, Nothing });
    expect(node).toMatchObject({
      kind: 'object',
      label: 'Person',
      typeName: 'Person',
      nullable: true,
      description: 'Who.',
      variants: [],
    });
    expect(rows(node)).toEqual(['name', 'age']);
  });

  test('also as a component, and if there is no null', () => {
    const words = {
      type: 'object',
      description: 'Up to 16.',
      additionalProperties: { type: 'string' },
    };
    const Labels = { anyOf: [words, { type: 'null' }] };
    const [labels, crew] = layOutAll(
      { labels: ref('Labels'), crew: { oneOf: [ref('Person')] } },
      { Labels, Person },
    );
    expect(labels).toMatchObject({
      kind: 'map',
      nullable: true,
      description: 'Up to 16.',
      variants: [],
    });
    expect(crew).toMatchObject({ label: 'Person', nullable: false, variants: [] });
  });

  test('and a union of more keeps the others', () => {
    const node = layOutOne(
      { anyOf: [ref('Person'), { type: 'string' }, { const: null }] },
      { Person },
    );
    expect(node).toMatchObject({ kind: 'anyOf', label: 'any of 2', nullable: true });
    expect(node.variants).toHaveLength(2);
  });
});
