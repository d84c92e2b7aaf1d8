import { expect, test } from 'vitest';
import { buildApi } from '../../../src/openapi/build/build-api';
import {
  findPagination,
  findSharedHeaders,
  sortDescribed,
} from '../../../src/page-models/conventions';
import { buildDocument, buildOnlyOperation } from '../build-document';

const header = (name: string, required = true) => ({ name, in: 'header', required });
const query = (name: string, description?: string) => ({ name, in: 'query', description });

function apiWith(...parameters: object[][]) {
  const paths = parameters.map((list, index) => [`/${index}`, { get: { parameters: list } }]);
  return buildApi(buildDocument(Object.fromEntries(paths)));
}

test('shares the required headers that more than half of the operations have', () => {
  const api = apiWith(
    [header('x-org'), header('x-half'), header('x-optional', false)],
    [header('x-org'), header('x-half'), header('x-optional', false)],
    [header('x-org'), header('x-optional', false)],
    [],
  );
  expect(findSharedHeaders(api)).toEqual([{ name: 'x-org', operations: 3 }]);
});

test('does not confuse a query parameter with a header of the same name', () => {
  const api = apiWith([{ ...query('x-org'), required: true }]);
  expect(findSharedHeaders(api)).toEqual([]);
});

test('finds the parameters that page through at least two lists, described by the first that is', () => {
  const api = apiWith(
    [query('page'), query('count'), query('title')],
    [query('page', 'Which page.'), query('title')],
  );
  expect(findPagination(api)).toEqual([
    { name: 'page', operations: 2, description: 'Which page.' },
  ]);
});

test('sorts described and undescribed parameters, headers and fields, those of types included', () => {
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'string', description: 'Which book.' },
      author: { type: 'object', properties: { name: { type: 'string' } } },
    },
  };
  const operation = buildOnlyOperation({
    description: 'Reads a book.',
    parameters: [{ ...query('page', 'Which page.') }, { ...query('count') }],
    responses: {
      200: {
        description: 'The book.',
        headers: { etag: { description: 'Its version.' } },
        content: { 'application/json': { schema } },
      },
    },
  });
  const { described, undescribed } = sortDescribed(operation);
  expect(described.map(({ name }) => name)).toEqual(['page', 'etag', 'id']);
  expect(undescribed).toEqual([
    { name: 'count', anchor: 'query.count' },
    { name: 'author', anchor: 'response.200.author' },
    { name: 'name', anchor: 'response.200.author.name' },
  ]);
});
