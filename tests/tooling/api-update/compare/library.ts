import type { Change } from '../../../../src/openapi/changes/change';
import type { Json, OpenApiDocument } from '../../../../src/openapi/document/document';
import { compareInterfaces } from '../../../../tooling/api-update/compare/compare-interfaces';
import { ref } from '../../../unit/build-document';

/** Part of a document that a test edits, whatever it is. */
// biome-ignore lint/suspicious/noExplicitAny: edits reach deep into documents without types.
export type Editable = any;

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const listOf = (items: unknown) => ({ type: 'array', items });
const query = (name: string, schema: Json) => ({ name, in: 'query', schema });

/** An interface with a part of every kind that can change. */
export function buildLibrary(): Editable {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const problem = { description: 'An error', ...json(ref('Problem')) };
  const document: OpenApiDocument = {
    openapi: '3.0.3',
    info: { title: 'Library', version: '1' },
    security: [{ token: [] }],
    tags: [{ name: 'Books' }, { name: 'Members' }],
    paths: {
      '/books': {
        get: {
          operationId: 'ListBooks',
          tags: ['Books'],
          parameters: [
            query('limit', { type: 'integer', minimum: 1, maximum: 100, default: 10 }),
            query('tags', listOf({ type: 'string' })),
            query('sort', { type: 'string', enum: ['title', 'year'] }),
          ],
          responses: {
            200: {
              description: 'Books',
              headers: { 'x-total': { schema: { type: 'integer' } } },
              ...json({ type: 'object', properties: { data: listOf(ref('Book')) } }),
            },
            400: problem,
          },
        },
        post: {
          operationId: 'CreateBook',
          tags: ['Books'],
          requestBody: { required: true, ...json(ref('BookDraft')) },
          responses: { 201: { description: 'A book', ...json(ref('Book')) }, 400: problem },
        },
      },
      '/books/{id}': {
        parameters: [id],
        get: {
          operationId: 'GetBook',
          tags: ['Books'],
          responses: { 200: { description: 'A book', ...json(ref('Book')) }, 404: problem },
        },
        delete: {
          operationId: 'DeleteBook',
          tags: ['Books'],
          responses: { 204: { description: 'It is gone' }, 404: problem },
        },
      },
      '/members': {
        get: {
          operationId: 'FindMembers',
          tags: ['Members'],
          parameters: [query('name', { type: 'string' }), query('city', { type: 'string' })],
          responses: { 200: { description: 'Members', ...json(listOf(ref('Member'))) } },
        },
        put: {
          operationId: 'SaveMember',
          tags: ['Members'],
          requestBody: json(ref('Member')),
          responses: { 200: { description: 'A member', ...json(ref('Member')) } },
        },
      },
      '/events': {
        post: {
          operationId: 'SendEvent',
          tags: ['Members'],
          requestBody: json({
            type: 'object',
            properties: { at: { type: 'string' }, event: ref('Event') },
          }),
          responses: { 204: { description: 'It is sent' } },
        },
      },
    },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        password: { type: 'http', scheme: 'basic' },
      },
      schemas: {
        Book: {
          type: 'object',
          required: ['id', 'title', 'kind'],
          properties: {
            id: { type: 'string', readOnly: true },
            title: { type: 'string', maxLength: 200 },
            kind: ref('BookKind'),
            size: { type: 'object', properties: { pages: { type: 'integer' } } },
            sequels: listOf(ref('Book')),
          },
        },
        BookDraft: {
          type: 'object',
          required: ['title'],
          properties: {
            title: { type: 'string', maxLength: 200 },
            kind: ref('BookKind'),
            note: { type: 'string' },
          },
        },
        BookKind: { type: 'string', enum: ['novel', 'poems'] },
        Member: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string' },
            city: { type: 'string' },
            street: { type: 'string' },
            birthday: { type: 'string' },
          },
        },
        Event: {
          oneOf: [ref('Loan'), { type: 'object', properties: { returned: { type: 'string' } } }],
        },
        Loan: { type: 'object', properties: { book: { type: 'string' } } },
        Problem: { type: 'object', properties: { message: { type: 'string' } } },
        Unused: { type: 'string' },
      },
    },
  };
  // Without the objects that several places of this source share, so that an edit changes one place.
  return JSON.parse(JSON.stringify(document));
}

/** A change in one line: "breaking changed required Book.title: optional → required (GetBook)". */
export function showChange(change: Change): string {
  const { operation, type, area, parameter, body, response, header, field, variant, value } =
    change;
  const place = [
    area && `area ${area}`,
    operation,
    type,
    parameter && `parameter ${parameter}`,
    body && 'body',
    response,
    header && `header ${header}`,
    field && `field ${field}`,
    variant && `variant ${variant}`,
    value && `value ${value}`,
  ].filter(Boolean);
  const { from, to } = change;
  const values = from === undefined && to === undefined ? [] : [`: ${from ?? ''} → ${to ?? ''}`];
  const words = [change.breaking && 'breaking', change.change, change.aspect, ...place];
  const operations = change.operations.join(' ');
  return `${words.filter(Boolean).join(' ')}${values.join('')} (${operations})`;
}

/** The changes that an edit of the library makes, in the form of `showChange`. */
export function changesOf(edit: (after: Editable, before: Editable) => void): string[] {
  const [before, after] = [buildLibrary(), buildLibrary()];
  edit(after, before);
  return compareInterfaces(before, after).map(showChange);
}
