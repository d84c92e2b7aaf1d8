import { expect, test } from 'vitest';
import { buildApi } from '../../../../src/openapi/build/build-api';
import { findPageProblems } from '../../../../src/openapi/checks/addresses';
import { buildDocument } from '../../build-document';

const operation = (operationId: string, ...tags: string[]) => ({ operationId, tags });

test('puts an untagged operation under Other, which comes last', () => {
  const api = buildApi(
    buildDocument({
      '/health': { get: { operationId: 'GetHealth' } },
      '/books': { get: operation('ListBooks', 'Books') },
    }),
  );
  expect(api.areas).toMatchObject([
    { slug: 'books', title: 'Books', operationIds: ['ListBooks'] },
    { slug: 'other', title: 'Other', operationIds: ['GetHealth'] },
  ]);
  expect(api.operations.map(({ id, area }) => [id, area])).toEqual([
    ['ListBooks', 'books'],
    ['GetHealth', 'other'],
  ]);
});

test('orders the areas as the document declares them, then those that only operations name', () => {
  const paths = {
    '/a': { get: operation('A', 'Undeclared') },
    '/b': { get: operation('B', 'Loans') },
    '/c': { get: operation('C', 'Books') },
  };
  const tags = [
    { name: 'Books', description: 'What is lent.' },
    { name: 'Loans' },
    { name: 'Empty' },
  ];
  const api = buildApi(buildDocument(paths, { tags }));
  expect(api.areas.map(({ title }) => title)).toEqual(['Books', 'Loans', 'Undeclared']);
  expect(api.areas[0]?.description).toBe('What is lent.');
});

test('builds an operation once, and lists it in the areas of all of its tags', () => {
  const api = buildApi(
    buildDocument(
      { '/a': { get: operation('A', 'Books', 'Loans') } },
      { tags: [{ name: 'Loans' }] },
    ),
  );
  expect(api.areas.map(({ title, operationIds }) => [title, operationIds])).toEqual([
    ['Loans', ['A']],
    ['Books', ['A']],
  ]);
  expect(api.operations.map(({ area }) => area)).toEqual(['books']);
});

test('keeps the operations of an area in the order of the document', () => {
  const api = buildApi(
    buildDocument({
      '/b': { post: operation('Second', 'X'), get: operation('Third', 'X') },
      '/a': { get: operation('Fourth', 'X'), summary: 'No operation.', parameters: [] },
    }),
  );
  expect(api.operations.map(({ id }) => id)).toEqual(['Second', 'Third', 'Fourth']);
});

test('orders the operations of an area by its groups, and adds what they leave out', () => {
  const groups = [
    { title: 'Write', operations: ['Lend', 'Return', 'Elsewhere'] },
    { title: 'Read', operations: ['List', 'Lend'] },
  ];
  const api = buildApi(
    buildDocument(
      {
        '/a': { get: operation('List', 'X'), delete: operation('Lose', 'X') },
        '/b': { get: operation('Return', 'X'), post: operation('Lend', 'X') },
        '/c': { get: operation('Elsewhere', 'Y') },
      },
      { tags: [{ name: 'X', 'x-groups': groups }] },
    ),
  );
  const order = ['Lend', 'Return', 'List', 'Lose'];
  expect(api.areas[0]?.operationIds).toEqual(order);
  expect(api.operations.map(({ id }) => id)).toEqual([...order, 'Elsewhere']);
});

test('follows the reference of a path item', () => {
  const api = buildApi(
    buildDocument(
      { '/books': { $ref: '#/components/pathItems/Books' } },
      { components: { pathItems: { Books: { get: operation('ListBooks', 'Books') } } } },
    ),
  );
  expect(api.operations[0]).toMatchObject({ id: 'ListBooks', path: '/books', method: 'GET' });
});

test('generates an id from method and path if an operation has none', () => {
  const api = buildApi(buildDocument({ '/books/{bookId}/loans': { delete: {} } }));
  expect(api.operations[0]).toMatchObject({
    id: 'Delete books book id loans',
    slug: 'delete-books-book-id-loans',
    title: 'Delete books book id loans',
  });
});

test('describes the authentication in words', () => {
  const securitySchemes = {
    bearer: { type: 'http', scheme: 'bearer' },
    basic: { type: 'http', scheme: 'basic' },
    key: { type: 'apiKey', in: 'header', name: 'x-api-key' },
    oauth: { type: 'oauth2', flows: {} },
    openId: { type: 'openIdConnect', openIdConnectUrl: 'https://library.example' },
    certificate: { type: 'mutualTLS' },
  };
  const api = buildApi(buildDocument({}, { components: { securitySchemes } }));
  expect(api.security.map(({ label }) => label)).toEqual([
    'HTTP bearer token',
    'HTTP basic',
    'API key in the header x-api-key',
    'OAuth 2.0',
    'OpenID Connect',
    'client certificate (mutual TLS)',
  ]);
});

test('has no servers, areas and operations where the document has none', () => {
  const document = { openapi: '3.1.0', info: { title: 'Empty', version: '0' } };
  expect(buildApi(document)).toEqual({
    title: 'Empty',
    version: '0',
    route: '/docs/api/empty/',
    documentRoute: '/docs/api/empty.openapi.json',
    servers: [],
    security: [],
    areas: [],
    operations: [],
    received: [],
    schemas: [],
  });
  expect(findPageProblems(document)).toEqual([]);
});

test('does not change the document', () => {
  const document = buildDocument({ '/a': { get: operation('A', 'X') } });
  const before = structuredClone(document);
  buildApi(document);
  expect(document).toEqual(before);
});

test('builds only those operations again whose text, or what they refer to, has changed', () => {
  const build = (title: string, limit: number) => {
    const schema = { $ref: '#/components/schemas/Book' };
    const content = { 'application/json': { schema } };
    const paths = {
      '/books': { post: { ...operation('AddBook', 'Books'), requestBody: { content } } },
      '/loans': { get: { ...operation('ListLoans', 'Loans'), summary: title } },
    };
    const schemas = { Book: { type: 'string', maxLength: limit } };
    return buildApi(buildDocument(paths, { components: { schemas } })).operations;
  };
  const [book, loans] = build('List loans', 10);
  const [sameBook, otherLoans] = build('List all loans', 10);
  expect(sameBook).toBe(book);
  expect([loans?.title, otherLoans?.title]).toEqual(['List loans', 'List all loans']);
  expect(build('List loans', 20)[0]).not.toEqual(book);
});
