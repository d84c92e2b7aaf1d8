import { expect, test } from 'vitest';
import { nameOfReference, resolve } from '../../../../src/openapi/document/reference';
import { buildDocument } from '../../build-document';

const document = buildDocument(
  { '/books/{id}': { parameters: [{ name: 'id' }, { name: 'copy' }] } },
  {
    components: {
      schemas: {
        Book: { type: 'object' },
        Novel: { $ref: '#/components/schemas/Book' },
        'a/b~c': { type: 'string' },
        'ä ö': { type: 'number' },
        Chicken: { $ref: '#/components/schemas/Egg' },
        Egg: { $ref: '#/components/schemas/Chicken' },
      },
    },
  },
);

test('returns a value without a reference unchanged', () => {
  expect(resolve(document, { type: 'string' })).toEqual({ type: 'string' });
});

test('follows a reference through others to the end', () => {
  expect(resolve(document, { $ref: '#/components/schemas/Novel' })).toEqual({ type: 'object' });
});

test('decodes the escapes of a pointer', () => {
  expect(resolve(document, { $ref: '#/components/schemas/a~1b~0c' })).toEqual({ type: 'string' });
  expect(resolve(document, { $ref: '#/components/schemas/%C3%A4%20%C3%B6' })).toEqual({
    type: 'number',
  });
});

test('follows a pointer into a list', () => {
  const $ref = '#/paths/~1books~1{id}/parameters/1';
  expect(resolve(document, { $ref })).toEqual({ name: 'copy' });
});

test('stops at circular references', () => {
  const end = resolve(document, { $ref: '#/components/schemas/Egg' });
  expect(end).toHaveProperty('$ref');
});

test.each([
  '#/components/schemas/Missing',
  '#/constructor',
  '#/components/__proto__',
  'other.yaml#/components/schemas/Book',
])('gives an empty object for %s, which leads nowhere', ($ref) => {
  expect(resolve(document, { $ref })).toEqual({});
});

test('handles a percent sign that encodes nothing', () => {
  expect(resolve(document, { $ref: '#/components/schemas/100%' })).toEqual({});
});

const parameters = {
  Id: { name: 'id', in: 'query', description: 'Any id.' },
  BookId: { $ref: '#/components/parameters/Id', description: 'The id of a book.' },
};
const nearer = { $ref: '#/components/parameters/BookId', summary: 'An id', required: true };

test('lets summary and description of a Reference Object override those of its component', () => {
  const in31 = buildDocument({}, { components: { parameters } });
  const described = { ...parameters.Id, description: 'The id of a book.', summary: 'An id' };
  expect(resolve(in31, nearer)).toEqual(described);
});

test('ignores siblings of a reference in 3.0', () => {
  const in30 = buildDocument({}, { openapi: '3.0.3', components: { parameters } });
  expect(resolve(in30, nearer)).toBe(parameters.Id);
});

test('names a reference by its last key', () => {
  expect(nameOfReference('#/components/schemas/a~1b~0c')).toBe('a/b~c');
  expect(nameOfReference('#/components/responses/Late/content/a~1b/schema')).toBe('Late');
});

test('follows references by anchor, dynamic ones as if they were not', () => {
  const schemas = {
    Tree: { $dynamicAnchor: 'tree', properties: { 'a/b': { $anchor: 'part', type: 'integer' } } },
  };
  const anchored = buildDocument({}, { components: { schemas } });
  expect(resolve(anchored, { $ref: '#part' })).toMatchObject({ type: 'integer' });
  expect(resolve(anchored, { $dynamicRef: '#tree' })).toBe(schemas.Tree);
  expect(resolve(anchored, { $ref: '#nothing' })).toEqual({});
});
