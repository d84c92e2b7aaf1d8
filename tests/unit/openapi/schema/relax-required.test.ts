import { expect, test } from 'vitest';
import type { Json } from '../../../../src/openapi/document/document';
import { relaxRequired, sendersAt } from '../../../../src/openapi/schema/relax-required';
import { buildDocument, ref } from '../../build-document';

const properties = {
  id: { type: 'integer', readOnly: true },
  name: { type: 'string' },
  pin: { type: 'string', writeOnly: true },
};
const required = ['id', 'name', 'pin'];

/** The required fields of a schema, at any depth, for one direction or both. */
function demand(schema: Json, sides: ('request' | 'response')[], schemas: Json = {}) {
  const document = buildDocument({}, { components: { schemas: { ...schemas, Value: schema } } });
  const before = structuredClone(document);
  const relaxed = relaxRequired(document, sides);
  expect(document).toEqual(before);
  const lists: unknown[] = [];
  JSON.stringify(relaxed, (key, value) => {
    if (key === 'required' && Array.isArray(value)) lists.push(value);
    return value;
  });
  return lists.flat();
}

test('requires no read-only field in a request, and no write-only field in a response', () => {
  expect(demand({ properties, required }, ['request'])).toEqual(['name', 'pin']);
  expect(demand({ properties, required }, ['response'])).toEqual(['id', 'name']);
  expect(demand({ properties, required }, ['request', 'response'])).toEqual(['name']);
});

test.each([
  ['another part', { allOf: [{ properties }, { required }] }],
  ['beside the parts', { properties, allOf: [{ required }] }],
  ['above the parts', { required, allOf: [{ properties }] }],
  ['one of several', { properties, oneOf: [{ required }] }],
  ['beside a reference', { ...ref('Base'), required }],
])('sees a demand that stands in %s', (_, schema) => {
  expect(demand(schema, ['request'], { Base: { properties } })).toEqual(['name', 'pin']);
});

test('keeps requirements of fields named like one of their parents', () => {
  const inner = { properties: { id: { type: 'integer' } }, required: ['id'] };
  expect(demand({ properties: { ...properties, inner } }, ['request'])).toEqual(['id']);
});

test('keeps a field that is named required', () => {
  const schema = { properties: { required: { type: 'boolean' } }, required: ['required'] };
  expect(demand(schema, ['request'])).toEqual(['required']);
});

test('returns the document itself if no requirement depends on the direction', () => {
  const document = buildDocument({}, { components: { schemas: { A: { required: ['id'] } } } });
  expect(relaxRequired(document, ['request'])).toBe(document);
});

test.each([
  ['/paths/~1a/post/requestBody/content/application~1json/example', ['request']],
  ['/paths/~1a/parameters/0/example', ['request']],
  ['/paths/~1a/get/responses/200/content/application~1json/schema/example', ['response']],
  ['/components/responses/Books/headers/x-total/example', ['response']],
  ['/components/headers/Total/example', ['response']],
  ['/components/schemas/Book/properties/parameters/example', ['request', 'response']],
])('tells who sends %s', (pointer, senders) => {
  expect(sendersAt(pointer)).toEqual(senders);
});
