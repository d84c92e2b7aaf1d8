import type { Change } from '../../../src/openapi/changes/change';
import type { Json, OpenApiDocument } from '../../../src/openapi/document/document';

/** A change; whether it breaks callers does not matter to texts. */
export const change = (part: Partial<Change>): Change => ({
  change: 'renamed',
  breaking: false,
  operations: [],
  ...part,
});

const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A small interface: books that are listed and lent. */
export function buildBooks(): OpenApiDocument & {
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Record<string, Json> };
} {
  return {
    openapi: '3.0.3',
    info: { title: 'Library', version: '1' },
    tags: [{ name: 'Books' }, { name: 'Loans' }],
    paths: {
      '/books': {
        get: {
          operationId: 'ListBooks',
          tags: ['Books'],
          parameters: [
            { name: 'count', in: 'query', schema: { type: 'integer' } },
            { name: 'author', in: 'query', schema: { type: 'string' } },
          ],
          responses: {
            200: { description: '', ...json({ type: 'array', items: ref('Book') }) },
            404: { description: '' },
          },
        },
        put: {
          operationId: 'AddBook',
          tags: ['Books'],
          requestBody: json(ref('Book')),
          responses: { 200: { description: '', ...json(ref('Book')) } },
        },
      },
      '/loans': {
        get: {
          operationId: 'ListLoans',
          tags: ['Loans'],
          parameters: [{ name: 'count', in: 'query', schema: { type: 'integer' } }],
          responses: { 200: { description: '' } },
        },
      },
    },
    components: {
      schemas: {
        Book: {
          type: 'object',
          required: ['shelf'],
          properties: {
            title: { type: 'string' },
            shelf: { type: 'string' },
            kind: ref('Kind'),
          },
        },
        Kind: { type: 'string', enum: ['NOVEL', 'POEMS'] },
        Action: {
          oneOf: [
            { type: 'object', properties: { LEND: { type: 'string' } } },
            { type: 'object', properties: { RETURN: { type: 'string' } } },
          ],
        },
      },
    },
  };
}
