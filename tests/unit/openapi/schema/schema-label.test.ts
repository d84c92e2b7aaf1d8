import { expect, test } from 'vitest';
import { labelSchema } from '../../../../src/openapi/schema/schema-label';
import { buildDocument, ref } from '../../build-document';

const schemas = {
  Book: { type: 'object', properties: { title: { type: 'string' } } },
  Genre: { type: 'string', enum: ['novel'] },
  Author: { oneOf: [ref('Book'), ref('Genre')] },
  Maybe: { type: ['string', 'null'] },
  Deep: { type: 'array', items: ref('Deep') },
};
const document = buildDocument({}, { components: { schemas } });

test.each([
  [{ type: 'string' }, 'string'],
  [{ type: 'string', format: 'date-time' }, 'string, date-time'],
  [{ type: ['string', 'null'], format: 'uuid' }, 'string, uuid'],
  [{ type: ['integer', 'boolean'] }, 'integer or boolean'],
  [ref('Book'), 'Book'],
  [{ allOf: [{ type: 'string' }, { type: 'integer' }] }, 'nothing'],
  [{ allOf: [{ type: 'string' }, { minLength: 2 }] }, 'string'],
  [{ allOf: [ref('Book'), { required: ['title'] }] }, 'Book'],
  [ref('Genre'), 'string'],
  [ref('Author'), 'Author'],
  [{ type: 'array', items: ref('Book') }, 'list of Book'],
  [{ type: 'array' }, 'list of any'],
  [{ items: { type: 'string' } }, 'list of string'],
  [
    { type: 'object', additionalProperties: { type: 'array', items: ref('Book') } },
    'map of list of Book',
  ],
  [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'one of 2'],
  [{ anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] }, 'any of 2'],
  [{ type: ['string', 'array'], items: { type: 'integer' } }, 'string or list of integer'],
  [{ type: ['object', 'string'] }, 'object or string'],
  [{ type: 'array', items: { anyOf: [ref('Book'), { type: 'null' }] } }, 'list of (Book or null)'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, 'list of (string or null)'],
  [{ type: 'array', items: { type: 'string', nullable: true } }, 'list of (string or null)'],
  [{ type: 'array', items: ref('Maybe') }, 'list of (string or null)'],
  [{ type: 'array', items: { ...ref('Book'), nullable: true } }, 'list of (Book or null)'],
  [{ type: 'array', items: { allOf: [ref('Book')], nullable: true } }, 'list of (Book or null)'],
  [
    { type: 'object', additionalProperties: { type: ['string', 'null'] } },
    'map of (string or null)',
  ],
  [{ type: 'array', items: { type: ['string', 'integer'] } }, 'list of (string or integer)'],
  [{ items: { items: { type: ['string', 'null'] } } }, 'list of list of (string or null)'],
  [{ items: { items: {}, nullable: true } }, 'list of (list of any or null)'],
  [{ ...ref('Genre'), format: 'code' }, 'string, code'],
  [{ allOf: [ref('Book')] }, 'Book'],
  [{ allOf: [ref('Book'), { type: 'object' }] }, 'Book'],
  [{ allOf: [ref('Book'), { properties: { pages: {} } }] }, 'object'],
  [{ allOf: [{ type: 'number' }, { type: 'integer' }] }, 'integer'],
  [{ allOf: [ref('Genre'), { type: 'string' }] }, 'string'],
  [{ oneOf: [ref('Book')] }, 'Book'],
  [{ enum: ['novel', 'poem'] }, 'string'],
  [{ enum: [1, null, {}] }, 'number or object'],
  [{ const: true }, 'boolean'],
  [{ const: null }, 'null'],
  [false, 'nothing'],
  [{ not: { type: 'string' } }, 'anything but string'],
])('calls %j "%s"', (schema, label) => {
  expect(labelSchema(document, schema)).toBe(label);
});

test('labels a list that contains itself', () => {
  expect(labelSchema(document, ref('Deep'))).toBe('list of Deep');
});
