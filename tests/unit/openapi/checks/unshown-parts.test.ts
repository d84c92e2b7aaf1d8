import { expect, test } from 'vitest';
import { findUnshownParts } from '../../../../src/openapi/checks/unshown-parts';
import { buildDocument } from '../../build-document';
import { loadDocument } from '../../documents';

const pointers = (document: Parameters<typeof findUnshownParts>[0]) =>
  findUnshownParts(document).map(({ pointer }) => pointer);

test('reports webhooks, callbacks and links once, where they first occur', async () => {
  const { document } = await loadDocument('keywords');
  expect(findUnshownParts(document).map(({ pointer, found }) => [pointer, found])).toEqual([
    ['/webhooks', 'webhooks, which no page shows'],
    ['/paths/~1references/post/callbacks', 'callbacks, which no page shows'],
    ['/components/pathItems/Item/get/responses/200/links', 'links, which no page shows'],
  ]);
});

test('ignores empty parts', () => {
  const get = { callbacks: {}, responses: { 200: { links: {} } } };
  expect(pointers(buildDocument({ '/books': { get } }, { webhooks: {} }))).toEqual([]);
});

test('treats fields with these names as fields', () => {
  const properties = { responses: { properties: { links: { type: 'array' } } }, callbacks: {} };
  const components = { schemas: { Book: { properties } } };
  expect(pointers(buildDocument({}, { components }))).toEqual([]);
});
