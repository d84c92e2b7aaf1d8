import { expect, test } from 'vitest';
import type { Json } from '../../../../src/openapi/document/document';
import { compareInterfaces } from '../../../../tooling/api-update/compare/compare-interfaces';
import { buildDocument } from '../../../unit/build-document';
import { changesOf, type Editable, showChange } from './library';

const operation = (more: Json = {}) => ({ responses: { 204: { description: 'Done' } }, ...more });

function compare(before: Record<string, Json>, after: Record<string, Json>): string[] {
  return compareInterfaces(buildDocument(before), buildDocument(after)).map(showChange);
}

test('finds an operation by its operationId, then by method and path', () => {
  const paths = (first: string, second: string) => ({
    '/a': { get: operation({ operationId: first }) },
    '/b': { get: operation({ operationId: second }) },
  });
  expect(compare(paths('A', 'B'), paths('B', 'A'))).toEqual([
    'breaking moved B: GET /b → GET /a (B)',
    'breaking moved A: GET /a → GET /b (A)',
  ]);
  expect(compare(paths('A', 'B'), paths('A', 'C'))).toEqual(['renamed C: B →  (C)']);
});

test('finds an operation with another id and path if it has the same parts and a related name', () => {
  const parameters = [{ name: 'limit', in: 'query', schema: { type: 'integer' } }];
  const path = (at: string, operationId: string) => ({
    [at]: { get: operation({ operationId, parameters }) },
  });
  expect(compare(path('/users', 'ListUsers'), path('/people', 'ListAllUsers'))).toEqual([
    'renamed ListAllUsers: ListUsers →  (ListAllUsers)',
    'breaking moved ListAllUsers: GET /users → GET /people (ListAllUsers)',
  ]);
  expect(compare(path('/users', 'ListUsers'), path('/books', 'FindBooks'))).toEqual([
    'added FindBooks:  → GET /books (FindBooks)',
    'breaking removed ListUsers: GET /users →  (ListUsers)',
  ]);
});

test('takes two operations that one could have become for new ones', () => {
  const one = { '/users': { get: operation({ operationId: 'ListUsers' }) } };
  const two = {
    '/people': { get: operation({ operationId: 'ListAllUsers' }) },
    '/staff': { get: operation({ operationId: 'ListSomeUsers' }) },
  };
  expect(compare(one, two).map((change) => change.split(' ')[0])).toEqual([
    'added',
    'added',
    'breaking',
  ]);
});

test('names operations without an operationId by method and path', () => {
  const found = compare(
    { '/a': { get: operation() }, '/b': { get: operation() } },
    {
      '/a': { get: operation({ operationId: 'ReadA' }) },
      '/b': { get: operation({ deprecated: true }) },
    },
  );
  expect(found).toEqual([
    'renamed ReadA: Get a →  (ReadA)',
    'changed deprecated Get b:  → deprecated (Get b)',
  ]);
});

test('does not mind other names of placeholders, which no request contains', () => {
  const rename = (after: Editable) => {
    const { '/books/{id}': book, ...others } = after.paths;
    book.parameters[0].name = 'book';
    after.paths = { ...others, '/books/{book}': book };
  };
  expect(changesOf(rename)).toEqual([
    'renamed GetBook parameter book: id →  (GetBook)',
    'renamed DeleteBook parameter book: id →  (DeleteBook)',
  ]);
});

test('reports an area that came, went or has another name', () => {
  const rename = (area: string) => (after: Editable) => {
    for (const each of [after.paths['/members'].get, after.paths['/members'].put])
      each.tags = [area];
    after.paths['/events'].post.tags = [area];
    after.tags[1].name = area;
  };
  expect(changesOf(rename('People'))).toEqual([
    'renamed area People: Members →  (FindMembers SaveMember SendEvent)',
  ]);
  expect(changesOf(rename('Books'))).toEqual([
    'removed area Members (FindMembers SaveMember SendEvent)',
    'changed area FindMembers: Members → Books (FindMembers)',
    'changed area SaveMember: Members → Books (SaveMember)',
    'changed area SendEvent: Members → Books (SendEvent)',
  ]);
});
