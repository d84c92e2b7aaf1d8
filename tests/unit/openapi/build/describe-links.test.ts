import { expect, test } from 'vitest';
import { buildApi } from '../../../../src/openapi/build/build-api';
import { buildDocument } from '../../build-document';

test('shows the calls that a response leads to, with where their values come from', () => {
  const links = {
    get: {
      operationId: 'GetBook',
      description: 'Reads it again.',
      parameters: { id: '$response.body#/book/id', lang: 'en', page: '$request.query.page' },
    },
    drop: { operationRef: '#/paths/~1books~1{id}/delete', requestBody: '$request.body' },
    elsewhere: { operationRef: 'https://other.example/openapi.json#/paths/~1x/get' },
    unknown: { $ref: '#/components/links/Next' },
  };
  const api = buildApi(
    buildDocument(
      {
        '/books': {
          post: { operationId: 'AddBook', responses: { 201: { description: 'Added.', links } } },
        },
        '/books/{id}': {
          get: { operationId: 'GetBook', summary: 'Get a book' },
          delete: {},
        },
      },
      {
        components: {
          links: { Next: { operationId: 'Gone', server: { url: 'https://b.example' } } },
        },
      },
    ),
    '/docs',
  );
  expect(api.operations[0]?.responses[0]).toMatchObject({
    description: 'Added.',
    details: [
      'Further calls with values of this response:\n',
      '- [Get a book](/docs/api/get-book/), with `book.id` of the response body as `id`, with `en` as `lang`, with the query parameter `page` of the request as `page`. Reads it again.',
      '- [Delete books id](/docs/api/delete-books-id/), with the request body as body.',
      '- `https://other.example/openapi.json#/paths/~1x/get`.',
      '- `Gone`, at `https://b.example`.',
    ].join('\n'),
  });
});
