import { expect, test } from 'vitest';
import { layOutOne, ref } from '../../build-document';

test('shows an object with its fields in order and which of them are required', () => {
  const node = layOutOne({
    type: 'object',
    required: ['title'],
    properties: { title: { type: 'string' }, pages: { type: 'integer' } },
  });
  expect(node.kind).toBe('object');
  expect(node.fields.map(({ name, required }) => [name, required])).toEqual([
    ['title', true],
    ['pages', false],
  ]);
});

test('treats a schema with properties as an object even without a type', () => {
  const node = layOutOne({ properties: { title: { type: 'string' } } });
  expect(node).toMatchObject({ kind: 'object', label: 'object' });
});

test('shows the additional keys of an object beside its fields', () => {
  const node = layOutOne({
    type: 'object',
    properties: { title: { type: 'string' } },
    additionalProperties: { type: 'integer' },
  });
  expect(node).toMatchObject({ kind: 'object', items: { kind: 'primitive', label: 'integer' } });
  expect(node.fields).toHaveLength(1);
});

test.each([
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'map of string'],
  [{ type: 'object', additionalProperties: true }, 'map of any'],
  [{ type: 'object', additionalProperties: {} }, 'map of any'],
])('shows free keys as a map: %j', (schema, label) => {
  expect(layOutOne(schema)).toMatchObject({ kind: 'map', label });
  expect(layOutOne(schema).items).toBeDefined();
});

test('shows an object that may have no keys at all without a type of keys', () => {
  const node = layOutOne({ type: 'object', additionalProperties: false });
  expect(node.items).toBeUndefined();
  expect(node.label).toBe('object');
});

test('shows a list with its items', () => {
  const node = layOutOne({ type: 'array', items: { type: 'array', items: { type: 'integer' } } });
  expect(node).toMatchObject({
    kind: 'list',
    label: 'list of list of integer',
    items: { kind: 'list', items: { kind: 'primitive' } },
  });
});

test('shows a tuple item by item, and what may follow', () => {
  const node = layOutOne({
    type: 'array',
    prefixItems: [{ type: 'string' }, { type: 'integer' }],
    items: { type: 'boolean' },
  });
  expect(node.kind).toBe('tuple');
  expect(node.variants.map(({ label, schema }) => [label, schema.label])).toEqual([
    ['Item 1', 'string'],
    ['Item 2', 'integer'],
  ]);
  expect(node.items?.label).toBe('boolean');
});

test.each(['oneOf', 'anyOf'] as const)('shows the alternatives of %s', (key) => {
  const Book = { type: 'object', properties: { title: { type: 'string' } } };
  const node = layOutOne({ [key]: [ref('Book'), { type: 'string' }] }, { Book });
  expect(node.kind).toBe(key);
  expect(node.variants.map(({ label }) => label)).toEqual(['Book', 'string']);
});

test('names an alternative by its type, its title, or its only field', () => {
  const part = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });
  const node = layOutOne(
    { oneOf: [ref('Book'), { title: 'A loan', type: 'object' }, part('REMOTE'), { type: 'null' }] },
    { Book: part('title') },
  );
  expect(node.variants.map(({ label }) => label)).toEqual(['Book', 'A loan', 'REMOTE']);
  expect(node.label).toBe('one of 3');
});

test('names an alternative by its only value, that of a required field, or its type if no other has it', () => {
  const kind = (value: string) => ({
    type: 'object',
    properties: { kind: { const: value }, note: { type: 'string' } },
    required: ['kind'],
  });
  const labels = (...oneOf: unknown[]) => layOutOne({ oneOf }).variants.map(({ label }) => label);
  expect(labels({ const: 'auto' }, { type: 'integer' }, kind('file'))).toEqual([
    'auto',
    'integer',
    'file',
  ]);
  const list = { type: 'array', items: { type: 'string' } };
  expect(labels({ type: 'string', format: 'date' }, { type: 'string' }, list)).toEqual([
    'string, date',
    'string',
    'list of string',
  ]);
  const object = { type: 'object', properties: { a: {}, b: {} } };
  expect(labels(object, { ...object, required: ['a'] }, { oneOf: [{}, list] })).toEqual([
    'Option 1',
    'Option 2',
    'Option 3',
  ]);
});

test('shows a type or null, which 3.1 writes as alternatives, as that type', () => {
  const Book = { type: 'object', properties: { title: { type: 'string' } } };
  const node = layOutOne({ anyOf: [ref('Book'), { type: 'null' }] }, { Book });
  expect(node).toMatchObject({ kind: 'object', typeName: 'Book', label: 'Book', nullable: true });
  expect(node.fields.map(({ anchor }) => anchor)).toEqual(['request.title']);
});

test('shows what a value must not be', () => {
  const node = layOutOne({ not: { type: 'string' } });
  expect(node).toMatchObject({ kind: 'not', items: { label: 'string' } });
});

test.each([[{}], [true], [undefined], [{ description: 'Anything.' }]])(
  'treats %j as any value',
  (schema) => {
    expect(layOutOne(schema)).toMatchObject({ kind: 'any', label: 'any' });
  },
);

test('handles fields named like built-in properties', () => {
  const properties = JSON.parse(
    '{"__proto__": {"type": "string"}, "constructor": {"type": "integer"}, "toString": {"type": "boolean"}}',
  );
  const node = layOutOne({ type: 'object', required: ['constructor'], properties });
  expect(
    node.fields.map(({ name, anchor, required, schema }) => [name, anchor, required, schema.label]),
  ).toEqual([
    ['constructor', 'request.constructor', true, 'integer'],
    ['__proto__', 'request.__proto__', false, 'string'],
    ['toString', 'request.toString', false, 'boolean'],
  ]);
});

test('shows a schema that nothing satisfies, and one that is null', () => {
  const node = layOutOne({ properties: { never: false, nothing: { type: 'null' } } });
  expect(node.fields.map(({ schema }) => schema.label)).toEqual(['nothing', 'null']);
});

test.each([
  [{ type: 'string', not: { const: 'a' } }, ['not']],
  [{ oneOf: [{}, {}], anyOf: [{}, {}] }, ['also any of']],
  [{ allOf: [{ oneOf: [{}, ref('A')] }, { oneOf: [{}, ref('B')] }] }, ['also one of']],
  [{ allOf: [{ not: { const: 'a' } }, { not: { const: 'b' } }], type: 'string' }, ['not', 'not']],
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  [{ if: {}, then: {}, else: {} }, ['Condition', 'If the condition is met', 'Otherwise']],
  [{ type: 'object', patternProperties: { '^x-': {} } }, ['keys that match ^x-']],
  [{ type: 'object', propertyNames: { maxLength: 2 } }, ['each key']],
  [{ type: 'object', dependentSchemas: { card: {} } }, ['If card is sent']],
  [{ type: 'object', unevaluatedProperties: { type: 'string' } }, ['any other key']],
  [{ type: 'array', contains: {} }, ['at least 1 item']],
  [{ type: 'array', contains: {}, minContains: 2, maxContains: 3 }, ['2 to 3 items']],
  [{ type: 'array', unevaluatedItems: {} }, ['any other item']],
  [{ type: ['array', 'object'], items: {}, properties: { a: {} } }, ['as an object']],
  [{ oneOf: [{}, {}], additionalProperties: { type: 'string' } }, ['any other key']],
  [{ oneOf: [{}, {}], items: { type: 'string' } }, ['as a list']],
  [{ type: 'string', contentSchema: {} }, ['decoded']],
])('shows what %j asks for beside its kind as rules', (schema, labels) => {
  expect(layOutOne(schema).rules?.map(({ label }) => label)).toEqual(labels);
});

test('tells a condition in words, with the types of the fields that it narrows', () => {
  const narrow = (pattern: string) => ({ properties: { postcode: { pattern } } });
  const { rules } = layOutOne({
    type: 'object',
    properties: { country: { enum: ['DE', 'US'] }, postcode: { type: 'string' } },
    if: { properties: { country: { const: 'US' } }, required: ['country'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: narrow('^[0-9]{5}$'),
    else: narrow('^[0-9]{4}$'),
  });
  expect(rules?.map(({ label, schema }) => [label, schema.fields[0]?.schema])).toMatchObject([
    ['If country is US', { label: 'string', limits: ['matches ^[0-9]{5}$'] }],
    ['Otherwise', { label: 'string', limits: ['matches ^[0-9]{4}$'] }],
  ]);
});
