import { expect, test } from 'vitest';
import { loneField } from '../../../src/openapi/lone-field';
import type { Variant } from '../../../src/openapi/model';
import { layOutOne, ref } from '../build-document';

const lent = { type: 'object', properties: { LENT: { type: 'string' } } };

const first = (variant: unknown, schemas = {}) =>
  layOutOne({ oneOf: [variant, { type: 'string' }] }, schemas).variants[0] as Variant;

test('finds the field that a variant wraps', () => {
  expect(loneField(first(lent))).toMatchObject({ name: 'LENT', anchor: 'request.LENT.LENT' });
});

test.each([
  ['has another field', { ...lent, properties: { ...lent.properties, until: {} } }],
  ['has other keys', { ...lent, additionalProperties: { type: 'string' } }],
  ['is described', { ...lent, description: 'A book that is away.' }],
  ['has a title of its own', { ...lent, title: 'Lent' }],
  ['may be null', { ...lent, type: ['object', 'null'] }],
  ['is deprecated', { ...lent, deprecated: true }],
  ['has a limit', { ...lent, minProperties: 1 }],
  ['has an example', { ...lent, example: { LENT: 'Emma' } }],
  ['has no field', { type: 'object' }],
])('finds none where the variant %s', (_, variant) => {
  expect(loneField(first(variant))).toBeUndefined();
});

test('finds none in a named type, to which later places link', () => {
  expect(loneField(first(ref('LENT'), { LENT: lent }))).toBeUndefined();
});
