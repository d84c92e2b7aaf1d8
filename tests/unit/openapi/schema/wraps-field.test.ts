import { expect, test } from 'vitest';
import type { Variant } from '../../../../src/openapi/schema-node';
import { layOutOne, ref } from '../../build-document';

const lent = { type: 'object', properties: { LENT: { type: 'string' } } };

const first = (variant: unknown, schemas = {}) =>
  layOutOne({ oneOf: [variant, { type: 'string' }] }, schemas).variants[0] as Variant;

test('marks a variant that only wraps a field', () => {
  expect(first(lent).wrapsField).toBe(true);
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
])('does not mark a variant that %s', (_, variant) => {
  expect(first(variant).wrapsField).toBeUndefined();
});

test('does not mark a named type, to which later places link', () => {
  expect(first(ref('LENT'), { LENT: lent }).wrapsField).toBeUndefined();
});
