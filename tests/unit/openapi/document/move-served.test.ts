import { expect, test } from 'vitest';
import { listOperations } from '../../../../src/openapi/document/list-operations';
import { moveServed } from '../../../../src/openapi/document/move-served';
import { buildDocument } from '../../build-document';

const get = { operationId: 'GetBook' };

/** Moves the operations of a document with two paths, one of which says where it is served. */
function move(call: object) {
  const document = buildDocument({
    '/book/{id}': { summary: 'One book', get: { ...get, 'x-server-call': call } },
    '/books': { get: { operationId: 'ListBooks' } },
  });
  const { toDescribed, findings } = moveServed(document);
  const calls = listOperations(document).map(
    ({ method, path, name }) => `${method} ${path} ${name}`,
  );
  return { document, toDescribed, calls, found: findings.map(({ found }) => found) };
}

test('moves an operation to the method that the server serves, within its path', () => {
  const { calls, toDescribed } = move({ method: 'POST' });
  expect(calls).toEqual(['POST /book/{id} GetBook', 'GET /books ListBooks']);
  expect(toDescribed('/paths/~1book~1{id}/post/responses/200')).toBe(
    '/paths/~1book~1{id}/get/responses/200',
  );
  expect(toDescribed('/paths/~1books/get')).toBe('/paths/~1books/get');
});

test('moves an operation to the path that the server serves, with what its path says of it', () => {
  const { calls, document } = move({ path: '/shelf/{id}' });
  expect(calls).toEqual(['GET /books ListBooks', 'GET /shelf/{id} GetBook']);
  expect(document.paths).not.toHaveProperty(['/book/{id}']);
  expect(document.paths?.['/shelf/{id}']).toMatchObject({ summary: 'One book' });
});

test.each([
  ['of its own', {}, 'GET /book/{id}'],
  ['of another operation', { path: '/books' }, 'GET /books'],
  ['that HTTP does not have', { method: 'fetch' }, 'FETCH /book/{id}'],
])('reports a method and path %s, and moves nothing', (_, call, found) => {
  const moved = move(call);
  expect(moved.found).toEqual([`${found} in x-server-call`]);
  expect(moved.calls).toEqual(['GET /book/{id} GetBook', 'GET /books ListBooks']);
});
