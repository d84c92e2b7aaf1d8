import { expect, test } from 'vitest';
import { hideInternal } from '../../../../src/openapi/document/hide-internal';
import { buildDocument } from '../../build-document';

const ok = { responses: { 200: { description: 'ok' } } };
const internal = { 'x-internal': true };

test('leaves a document without internal parts as it is', () => {
  const document = buildDocument({ '/a': { get: { ...ok, 'x-internal': false } } });
  expect(hideInternal(document).document).toBe(document);
});

test('removes paths, operations and webhooks', () => {
  const { document } = hideInternal(
    buildDocument(
      { '/a': { get: ok, put: { ...ok, ...internal } }, '/b': { ...internal, get: ok } },
      { webhooks: { c: { post: { ...ok, ...internal } } } },
    ),
  );
  expect(document.paths).toEqual({ '/a': { get: ok } });
  expect(document.webhooks).toEqual({});
});

test('removes tags, and the operations that have no other', () => {
  const { document } = hideInternal(
    buildDocument(
      { '/a': { get: { ...ok, tags: ['A', 'B'] }, put: { ...ok, tags: ['B'] } } },
      {
        tags: [{ name: 'B', ...internal }, { name: 'A' }],
        'x-tagGroups': [
          { name: 'C', tags: ['B'] },
          { name: 'D', tags: ['A', 'B'] },
        ],
      },
    ),
  );
  expect(document.paths).toEqual({ '/a': { get: { ...ok, tags: ['A'] } } });
  expect(document.tags).toEqual([{ name: 'A' }]);
  expect(document['x-tagGroups']).toEqual([{ name: 'D', tags: ['A'] }]);
});

test('removes schemas, references to them, and the names of removed fields', () => {
  const schemas = {
    Secret: { type: 'string', ...internal },
    Boat: {
      type: 'object',
      required: ['id', 'secret', 'cost'],
      properties: {
        id: { type: 'string' },
        secret: { $ref: '#/components/schemas/Secret' },
        cost: { type: 'number', ...internal },
        'x-internal': { type: 'boolean' },
      },
      example: { cost: { 'x-internal': true } },
    },
  };
  const { document } = hideInternal(buildDocument({}, { components: { schemas } }));
  expect(document.components).toEqual({
    schemas: {
      Boat: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'string' }, 'x-internal': { type: 'boolean' } },
        example: { cost: { 'x-internal': true } },
      },
    },
  });
});

test('knows where the parts that are left were written', () => {
  const parameters = [
    { name: 'a', in: 'query', ...internal },
    { name: 'b', in: 'query' },
  ];
  const { toWritten } = hideInternal(buildDocument({ '/a/b': { get: { ...ok, parameters } } }));
  expect(toWritten('/paths/~1a~1b/get/parameters/0/name')).toBe(
    '/paths/~1a~1b/get/parameters/1/name',
  );
  expect(toWritten('/paths/~1a~1b/get/responses/200')).toBe('/paths/~1a~1b/get/responses/200');
});
