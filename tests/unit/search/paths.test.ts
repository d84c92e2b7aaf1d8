import { expect, test } from 'vitest';
import { matchPath, readPathQuery } from '../../../src/search/engine/score/paths';

/** How well a query matches an endpoint, `GET /books/{id}`. */
function worthOf(query: string, endpoint: string): number {
  const [method = '', template = ''] = endpoint.split(' ');
  const path = readPathQuery(query);
  return path ? matchPath(path, method, template) : 0;
}

test.each([
  ['GET /books', 'GET /books', 'POST /books'],
  ['/books/42/pages', 'GET /books/{id}/pages', 'GET /books/{id}'],
  ['books/{id}', 'GET /books/{id}', 'GET /books'],
  ['/books/new', 'GET /books/new', 'GET /books/{id}'],
  ['post books/new', 'POST /books/new', 'GET /books/new'],
  ['books/new POST', 'POST /books/new', 'GET /books/new'],
  ['https://library.example/books/42?all=true', 'GET /books/{id}', 'GET /books/{id}/pages'],
  ['/pages', 'GET /pages', 'GET /books/{id}/pages'],
  ['PUT /books/42 HTTP/1.1', 'PUT /books/{id}', 'GET /books/{id}'],
  ['curl -X PUT http://localhost:8080/books/42 -H "x-branch: 7"', 'PUT /books/{id}', 'GET /books'],
  ['localhost:8080/books/42', 'GET /books/{id}', 'GET /books'],
  ['https://library.example/behind/a/prefix/books/42', 'GET /books/{id}', 'GET /books'],
  ['/books/42/pa', 'GET /books/{id}/pages', 'GET /books/{id}'],
])('takes %j for %s rather than for %s', (query, meant, other) => {
  expect(worthOf(query, meant)).toBeGreaterThan(worthOf(query, other));
});

test.each([
  'books',
  'GET books',
  '/',
  'what is /books about',
  'error sending request for url (http://localhost:8080/books)',
  'curl --version',
  'HTTP/1.1',
  '//',
  '',
])('sees no path in %j', (query) => {
  expect(readPathQuery(query)).toBeUndefined();
});

test('does not match if only parameters do', () => {
  expect(worthOf('/one/two', 'GET /{a}/{b}')).toBe(0);
  expect(worthOf('/authors', 'GET /books')).toBe(0);
});
