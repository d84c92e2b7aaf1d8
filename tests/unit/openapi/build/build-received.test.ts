import { expect, test } from 'vitest';
import { buildApi } from '../../../../src/openapi/build/build-api';
import { buildDocument } from '../../build-document';

const request = {
  requestBody: {
    content: { 'application/json': { schema: { properties: { id: { type: 'string' } } } } },
  },
  responses: { 200: { description: 'Noted.' } },
};
const callbacks = {
  onReturn: { '{$request.body#/address}': { post: { ...request, description: 'It is back.' } } },
};
const api = buildApi(
  buildDocument(
    { '/loans': { post: { operationId: 'Lend', callbacks } } },
    { webhooks: { newBook: { post: request }, 'new-book': { post: request }, '?': { put: {} } } },
  ),
);
const [first, second, third, callback] = api.received;

test('builds a webhook like an operation, at an address of its own', () => {
  expect(first).toMatchObject({
    id: 'newBook',
    title: 'New book',
    method: 'POST',
    path: 'newBook',
    route: '/docs/api/webhooks/new-book/',
    received: { kind: 'webhook', documentRoute: api.documentRoute },
    details: expect.stringContaining('Your server receives this request'),
    body: { content: [{ schema: { fields: [{ name: 'id' }] } }] },
    responses: [{ status: '200', description: 'Noted.' }],
  });
  expect([second, third].map((each) => each?.route)).toEqual([
    '/docs/api/webhooks/new-book-2/',
    '/docs/api/webhooks/request/',
  ]);
});

test('builds a callback below its operation, and links both ways', () => {
  expect(callback).toMatchObject({
    title: 'On return',
    route: '/docs/api/lend/on-return/',
    description: 'It is back.',
    received: { kind: 'callback', owner: { title: 'Lend', route: '/docs/api/lend/' } },
  });
  expect(callback?.details).toContain(
    'After a call of [Lend](/docs/api/lend/), the API sends it to `address` of the request body.',
  );
  expect(api.operations[0]?.details).toContain(
    '- [On return](/docs/api/lend/on-return/): `POST` to `address` of the request body',
  );
});
