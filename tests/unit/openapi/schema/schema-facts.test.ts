import { expect, test } from 'vitest';
import { layOutOne } from '../../build-document';

test.each([
  ['3.0', { type: 'string', nullable: true }, 'string'],
  ['3.1', { type: ['string', 'null'] }, 'string'],
  ['3.1 with alternatives', { oneOf: [{ type: 'string' }, { type: 'null' }] }, 'string'],
  ['3.1 with several types', { type: ['string', 'integer', 'null'] }, 'string or integer'],
])(
  'says that a value may be null, as %s writes it, and leaves null out of the type',
  (_, schema, label) => {
    expect(layOutOne(schema)).toMatchObject({ nullable: true, label });
  },
);

test('does not say so of other values', () => {
  expect(layOutOne({ type: 'string' }).nullable).toBe(false);
});

test.each([
  [{ minimum: 0, maximum: 100 }, ['at least 0', 'at most 100']],
  [{ minLength: 2, maxLength: 9 }, ['at least 2 characters', 'at most 9 characters']],
  [{ pattern: '^[a-z]+$' }, ['matches ^[a-z]+$']],
  [{ minItems: 2, uniqueItems: true }, ['at least 2 items', 'unique items']],
  [{ maxProperties: 3 }, ['at most 3 keys']],
  [{ multipleOf: 0.5 }, ['a multiple of 0.5']],
  [{ uniqueItems: false }, []],
  [{ minLength: 0, minItems: 0, minProperties: 0, maxLength: 9 }, ['at most 9 characters']],
  [{ minItems: 0, maxItems: 0 }, ['exactly 0 items']],
])('tells the limits of %j', (schema, limits) => {
  expect(layOutOne(schema).limits).toEqual(limits);
});

test.each([
  ['3.0', { minimum: 0, exclusiveMinimum: true, maximum: 1, exclusiveMaximum: true }],
  ['3.1', { exclusiveMinimum: 0, exclusiveMaximum: 1 }],
])('tells exclusive bounds as %s writes them', (_, schema) => {
  expect(layOutOne(schema).limits).toEqual(['more than 0', 'less than 1']);
});

test('shows an inclusive bound if 3.0 marks it as not exclusive', () => {
  expect(layOutOne({ minimum: 0, exclusiveMinimum: false }).limits).toEqual(['at least 0']);
});

test('counts one of something in the singular', () => {
  expect(layOutOne({ minLength: 1, minItems: 1, minProperties: 1 }).limits).toEqual([
    'at least 1 character',
    'at least 1 item',
    'at least 1 key',
  ]);
});

test('lists the values of an enum with their descriptions, without null', () => {
  const node = layOutOne({
    enum: ['novel', 1, true, null],
    'x-enum-descriptions': { novel: 'A long story.', 1: 'The first.' },
  });
  expect(node.values).toEqual([
    { value: 'novel', description: 'A long story.' },
    { value: '1', description: 'The first.' },
    { value: 'true' },
  ]);
});

test('says that a value may be null when null is one of an enum', () => {
  expect(layOutOne({ type: 'string', enum: ['novel', null] }).nullable).toBe(true);
});

test('has no description of a value that is named like a built-in property', () => {
  expect(layOutOne({ enum: ['constructor'] }).values).toEqual([{ value: 'constructor' }]);
});

test('shows constant, default and example, false and zero included', () => {
  expect(layOutOne({ const: 0, default: false, example: { a: 1 } })).toMatchObject({
    constant: '0',
    default: 'false',
    example: '{"a":1}',
  });
  expect(layOutOne({ type: 'string', default: 'novel', examples: ['poem', 'play'] })).toMatchObject(
    {
      default: 'novel',
      example: 'poem',
    },
  );
});

test('shows what is deprecated, read-only and write-only', () => {
  expect(layOutOne({ deprecated: true, readOnly: true })).toMatchObject({
    deprecated: true,
    access: 'read-only',
  });
  expect(layOutOne({ writeOnly: true }).access).toBe('write-only');
});

test.each([
  [{ required: ['a'], properties: {} }, ['requires a']],
  [{ type: 'object', additionalProperties: false }, ['no other keys']],
  [{ type: 'array', prefixItems: [{}], items: false }, ['no further items']],
  [{ dependentRequired: { card: ['name', 'date'] } }, ['with card, requires name, date']],
  [{ type: ['string', 'integer'], format: 'date' }, ['format date']],
  [
    {
      oneOf: [{}, {}],
      discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
    },
    ['kind selects the type: cat for Cat'],
  ],
  [{ oneOf: [{ type: 'object' }], discriminator: { propertyName: 'kind' } }, []],
  [{ type: 'object', properties: {}, additionalProperties: true }, ['other keys allowed']],
  [{ type: 'object', properties: {}, additionalProperties: { type: 'string' } }, []],
  [{ type: 'integer', multipleOf: 1 }, []],
  [{ type: 'number', multipleOf: 1 }, ['a multiple of 1']],
  [{ xml: { name: 'a', prefix: 'b', attribute: true } }, ['in XML an attribute b:a']],
  [{ externalDocs: { url: 'https://a.example' } }, ['more at https://a.example']],
  [{ pattern: 'a\u202Eb' }, ['matches a\\u202eb']],
])('tells in words what %j says', (schema, limits) => {
  expect(layOutOne(schema).limits).toEqual(limits);
});

test('escapes invisible and direction-changing characters', () => {
  expect(layOutOne({ default: 'a\0\u202Eb\n' }).default).toBe('a\\u0000\\u202eb\n');
});
