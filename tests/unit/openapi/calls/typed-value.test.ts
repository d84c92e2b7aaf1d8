import { expect, test } from 'vitest';
import { typeValue } from '../../../../src/openapi/calls/typed-value';
import type { Json } from '../../../../src/openapi/document/document';
import { readNumber } from '../../../../src/text/written-number';
import { buildDocument, ref } from '../../build-document';

const field = (name: string, schema: unknown = { type: 'string' }) => ({
  type: 'object',
  properties: { [name]: schema },
});

const document = buildDocument(
  {},
  {
    components: {
      schemas: {
        Kind: { type: 'string', enum: ['novel', 'poem'] },
        Title: { type: 'string' },
        Book: {
          type: 'object',
          required: ['title'],
          properties: { title: ref('Title'), sequel: ref('Book') },
        },
        Paging: {
          type: 'object',
          required: ['page'],
          properties: { page: { type: 'integer', default: 1 } },
        },
        PickUp: { oneOf: [field('desk'), field('locker', { type: 'integer' })] },
        Empty: { type: 'object' },
      },
    },
  },
);
const read = (schema: unknown, value: unknown) => typeValue(document, schema, value);
const text = (value: string) => ({ kind: 'string', value });

test.each<[string, Json, unknown, unknown]>([
  ['a string', { type: 'string' }, 'a', text('a')],
  ['an integer', { type: 'integer' }, 3, { kind: 'number', value: 3 }],
  ['a number', { type: 'number' }, 0.5, { kind: 'number', value: 0.5 }],
  ['a truth', { type: 'boolean' }, false, { kind: 'boolean', value: false }],
  [
    'a point in time',
    { type: 'string', format: 'date-time' },
    '2025-07-14T09:20:31Z',
    { kind: 'timestamp', value: '2025-07-14T09:20:31Z' },
  ],
  [
    'a string of another format',
    { type: 'string', format: 'date' },
    '2025-07-14',
    text('2025-07-14'),
  ],
  ['a value of an enum', { enum: ['a'] }, 'a', { kind: 'enum', value: 'a' }],
  [
    'a list',
    { type: 'array', items: { type: 'string' } },
    ['a', 'b'],
    { kind: 'list', items: [text('a'), text('b')] },
  ],
  [
    'a map',
    { type: 'object', additionalProperties: { type: 'string' } },
    { a: 'b' },
    { kind: 'map', entries: [['a', text('b')]] },
  ],
  [
    'a map of anything',
    { type: 'object', additionalProperties: true },
    { a: 1 },
    { kind: 'map', entries: [['a', { kind: 'document', value: 1 }]] },
  ],
])('reads %s by its schema', (_, schema, value, typed) => {
  expect(read(schema, value)).toEqual(typed);
});

test('names the types of enums and structures, and not that of a plain string', () => {
  expect(read(ref('Kind'), 'poem')).toEqual({ kind: 'enum', type: 'Kind', value: 'poem' });
  expect(read(ref('Book'), { title: 'A', sequel: { title: 'B' } })).toEqual({
    kind: 'structure',
    type: 'Book',
    hasRequiredFields: true,
    fields: [
      ['title', text('A')],
      [
        'sequel',
        {
          kind: 'structure',
          type: 'Book',
          hasRequiredFields: true,
          fields: [['title', text('B')]],
        },
      ],
    ],
  });
});

test('does not require anything if all required fields have defaults', () => {
  expect(read(ref('Paging'), {})).toEqual({ kind: 'structure', type: 'Paging', fields: [] });
});

test('keeps a field that is not in the schema as a free-form value', () => {
  expect(read(ref('Paging'), { size: 3 })).toMatchObject({
    fields: [['size', { kind: 'document', value: 3 }]],
  });
});

test('includes the fields next to a reference', () => {
  const schema = { ...ref('Book'), properties: { pages: { type: 'integer' } } };
  expect(typeValue(document, schema, { title: 'Ulysses', pages: 732 })).toMatchObject({
    fields: [
      ['title', { kind: 'string' }],
      ['pages', { kind: 'number' }],
    ],
  });
});

test('identifies one of several structures by its field', () => {
  expect(read(ref('PickUp'), { locker: 3 })).toEqual({
    kind: 'union',
    type: 'PickUp',
    member: 'locker',
    value: { kind: 'number', value: 3 },
  });
});

test('treats a value that matches none of several structures as free-form', () => {
  const value = { home: 'a' };
  expect(read(ref('PickUp'), value)).toEqual({ kind: 'document', value });
});

test('treats an object without known fields as a structure without fields', () => {
  expect(read(ref('Empty'), {})).toEqual({ kind: 'structure', type: 'Empty', fields: [] });
});

test.each<[string, unknown]>([
  ['3.0 wraps it', { allOf: [ref('Kind')], description: 'Which kind.' }],
  ['3.1 allows null beside it', { oneOf: [ref('Kind'), { type: 'null' }] }],
  ['3.1 allows null beside it, as anyOf', { anyOf: [{ type: 'null' }, ref('Kind')] }],
])('sees the type of a reference where %s', (_, schema) => {
  expect(read(schema, 'novel')).toEqual({ kind: 'enum', type: 'Kind', value: 'novel' });
});

test('reads a value of a type that may also be null, as 3.1 lists it', () => {
  expect(read({ type: ['string', 'null'] }, 'a')).toEqual(text('a'));
});

test.each<[unknown, unknown]>([
  [{}, { a: [1] }],
  [{}, 'a'],
  [{ type: 'string' }, true],
  [{ type: 'integer' }, '3'],
  [{ type: 'boolean' }, 'true'],
  [{ type: 'array', items: {} }, { a: 1 }],
  [ref('Book'), ['A']],
  [ref('Kind'), null],
  [ref('None'), { a: 1 }],
])('takes what does not fit for a free value: %j for %j', (schema, value) => {
  expect(read(schema, value)).toEqual({ kind: 'document', value });
});

test('does not use inherited properties as the type of a field', () => {
  expect(read(ref('Paging'), { constructor: 'a' })).toMatchObject({
    fields: [['constructor', { kind: 'document', value: 'a' }]],
  });
});

test('takes a number for the text that an author meant, with the digits that were written', () => {
  expect(read({ type: 'string' }, readNumber('1.10'))).toEqual(text('1.10'));
  expect(read({ type: 'string' }, 3)).toEqual(text('3'));
});

test('writes a whole number without a point or an exponent, and no other', () => {
  const numberOf = (type: string, written: string) => read({ type }, readNumber(written));
  const id = readNumber('9223372036854775807');
  expect(numberOf('integer', '9223372036854775807')).toEqual({ kind: 'number', value: id });
  expect(numberOf('integer', '1.0')).toEqual({ kind: 'number', value: 1 });
  expect(numberOf('integer', '2e3')).toEqual({ kind: 'number', value: 2000 });
  expect(numberOf('number', '1.0')).toEqual({ kind: 'number', value: readNumber('1.0') });
});

test('takes an object that the SDKs leave open as it is, although its fields are described', () => {
  const schema = { ...field('title'), 'x-free-form': true };
  expect(typeValue(document, schema, { title: 'Emma' })).toEqual({
    kind: 'document',
    value: { title: 'Emma' },
  });
});
