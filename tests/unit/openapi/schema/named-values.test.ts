import { expect, test } from 'vitest';
import { examplesOf } from '../../../../src/openapi/examples/examples';
import { buildDocument, layOutOne, ref } from '../../build-document';

const schemas = {
  Kind: {
    type: 'integer',
    description: 'What it is.',
    oneOf: [
      { title: 'NOVEL', description: 'A long story.', const: 1 },
      { title: 'POEM', const: 2 },
      { const: 3 },
    ],
  },
};
const novel = { value: '1', name: 'NOVEL', description: 'A long story.' };

test('shows a union of values as values with their titles and descriptions', () => {
  const node = layOutOne(ref('Kind'), schemas);
  expect(node).toMatchObject({
    kind: 'primitive',
    label: 'integer',
    variants: [],
    nullable: false,
  });
  expect(node.values).toEqual([novel, { value: '2', name: 'POEM' }, { value: '3' }]);
});

test('keeps of the values those that another part allows, in the example too', () => {
  const kind = { enum: [1], allOf: [ref('Kind')] };
  expect(layOutOne(kind, schemas)).toMatchObject({
    description: 'What it is.',
    values: [novel],
    limits: [],
  });
  const document = buildDocument({}, { components: { schemas } });
  const schema = { type: 'object', properties: { kind }, required: ['kind'] };
  expect(examplesOf(document, { schema }, 'request')[0]?.value).toEqual({ kind: 1 });
});

test('lets such a value be null', () => {
  const kind = { oneOf: [{ type: 'null' }, { enum: ['a'], title: 'First' }, { const: 'b' }] };
  expect(layOutOne(kind)).toMatchObject({
    label: 'string',
    nullable: true,
    values: [{ value: 'a', name: 'First' }, { value: 'b' }],
  });
});

test('is the same type wherever it occurs', () => {
  const shelf = { type: 'object', properties: { a: ref('Book'), b: ref('Book') } };
  const Book = { type: 'object', properties: { kind: ref('Kind') } };
  const [a, b] = layOutOne(shelf, { ...schemas, Book }).fields;
  expect([a?.schema.kind, b?.schema.target]).toEqual(['object', 'request.a']);
});

test('keeps alternatives that are more than a value', () => {
  const oneOf = [{ const: 'a' }, { type: 'string', pattern: '^b' }];
  expect(layOutOne({ oneOf })).toMatchObject({ kind: 'oneOf', values: [] });
  const marked = [{ const: 'a', deprecated: true }, { const: 'b' }];
  expect(layOutOne({ oneOf: marked })).toMatchObject({ kind: 'oneOf' });
});

const text = { type: 'string' };
const models = { anyOf: [text, { type: 'string', enum: ['small', 'large'] }] };

test.each([
  ['a text and an enum', models],
  ['null besides', { anyOf: [...models.anyOf, { type: 'null' }] }],
  ['a type that is such a union', { anyOf: [ref('Model'), { enum: ['large', 'small'] }] }],
  ['authors who know the keyword', { type: 'string', 'x-extensible-enum': ['small', 'large'] }],
])('shows the known values of a text that may be any other: %s', (_, schema) => {
  const Model = { anyOf: [text, { type: 'string', const: 'small' }] };
  const { variants, label, kind, values, hasOtherValues } = layOutOne(schema, { Model });
  expect({ variants, label, kind, hasOtherValues }).toEqual({
    variants: [],
    label: 'string',
    kind: 'primitive',
    hasOtherValues: true,
  });
  expect(values).toEqual([{ value: 'small' }, { value: 'large' }]);
});

test('keeps what such a union, its parts and its values say', () => {
  const [known, ...others] = [
    { const: 'small', type: 'string', title: 'SMALL', description: 'Fits in a pocket.' },
    { type: 'string', enum: ['large'], 'x-enum-varnames': ['LARGE'], default: 'large' },
  ];
  const open = { ...text, description: 'Any size.' };
  const node = layOutOne({ anyOf: [open, known, ...others], title: 'Size' });
  expect(node).toMatchObject({
    description: 'Any size.',
    default: 'large',
    values: [
      { value: 'small', name: 'SMALL', description: 'Fits in a pocket.' },
      { value: 'large', name: 'LARGE' },
    ],
  });
  expect(layOutOne({ anyOf: [open, known], description: 'The size.' })).toMatchObject({
    description: 'The size.',
  });
});

test('makes an example of the first known value', () => {
  const schema = { type: 'object', properties: { model: models } };
  expect(examplesOf(buildDocument({}), { schema }, 'request')[0]?.value).toEqual({
    model: 'small',
  });
});

test.each([
  [
    'a limited text',
    [
      { ...text, maxLength: 4 },
      { type: 'string', enum: ['a'] },
    ],
  ],
  ['values of another type', [text, { type: 'integer', enum: [1, 2] }]],
  ['an object', [text, { type: 'string', enum: ['a'] }, { type: 'object' }]],
  ['no values', [text, { ...text, description: 'Another one.' }]],
])('keeps alternatives of which one is %s', (_, anyOf) => {
  expect(layOutOne({ anyOf })).toMatchObject({ kind: 'anyOf', values: [] });
});

test('says nothing about the values of an empty enum', () => {
  expect(layOutOne({ type: 'string', enum: [], allOf: [{ enum: ['a', 'b'] }] })).toMatchObject({
    values: [{ value: 'a' }, { value: 'b' }],
    limits: [],
  });
});
