import { expect, test } from 'vitest';
import { listDescriptions } from '../../../../src/openapi/coverage/list-descriptions';
import type { Json } from '../../../../src/openapi/document/document';
import { buildDocument, ref } from '../../build-document';

/** `kind label: description`, one line for each part that needs a description. */
function list(paths: Record<string, Json>, rest: Json = {}): string[] {
  return listDescriptions(buildDocument(paths, rest)).map(
    ({ kind, label, description = '–' }) => `${kind} ${label}: ${description}`,
  );
}

const listSchemas = (schemas: Json) => list({}, { components: { schemas } });

test('lists areas, operations, parameters and headers with their descriptions', () => {
  const operation = {
    operationId: 'ListBooks',
    description: 'Lists books.',
    parameters: [
      { name: 'page', in: 'query', description: 'Which page.' },
      { name: 'x-reader', in: 'header' },
    ],
    responses: {
      200: { description: 'The books.', headers: { 'x-total': { description: 'All.' } } },
    },
  };
  expect(list({ '/books': { get: operation } }, { tags: [{ name: 'Books' }] })).toEqual([
    'operation ListBooks: Lists books.',
    'parameter page of ListBooks: Which page.',
    'header x-reader of ListBooks: –',
    'header x-total in 200 of ListBooks: All.',
    'area Books: –',
  ]);
});

test('lists every operation of a path, and only those', () => {
  expect(
    list({
      '/books': {
        summary: 'Books',
        parameters: [],
        get: { responses: {} },
        post: { responses: {} },
        'x-put': { responses: {} },
      },
    }),
  ).toEqual(['operation get /books: –', 'operation post /books: –']);
});

test('lists the operations of a path that refers to another only at that one', () => {
  const paths = {
    '/books': { get: { operationId: 'A', responses: {} } },
    '/titles': { $ref: '#/paths/~1books' },
  };
  expect(list(paths)).toEqual(['operation A: –']);
});

test('lists the parameters of a path once, whichever of its operations take them', () => {
  const parameters = [{ name: 'id', in: 'path', description: 'Which.' }];
  const responses = {};
  const operations = { get: { operationId: 'A', responses }, put: { operationId: 'B', responses } };
  expect(list({ '/books/{id}': { parameters, ...operations } })).toEqual([
    'parameter id of /books/{id}: Which.',
    'operation A: –',
    'operation B: –',
  ]);
});

test('lists the parameters of a path item at its place in the components', () => {
  const Item = { parameters: [{ name: 'id', in: 'path' }], get: { operationId: 'A' } };
  const paths = { '/items/{id}': { $ref: '#/components/pathItems/Item' } };
  expect(list(paths, { components: { pathItems: { Item } } })).toEqual([
    'parameter id of Item: –',
    'operation A: –',
  ]);
});

test('lists the fields and values that are inline in parameters, bodies, responses and headers', () => {
  const object = (field: string) => ({ type: 'object', properties: { [field]: {} } });
  const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
  const operation = {
    operationId: 'A',
    parameters: [
      { name: 'sort', in: 'query', description: 'Order.', schema: { enum: ['up'] } },
      { name: 'filter', in: 'query', description: 'Which.', ...json(object('after')) },
    ],
    requestBody: json(object('title')),
    responses: {
      200: {
        ...json({ type: 'array', items: object('id') }),
        headers: { 'x-state': { description: 'State.', schema: { enum: ['lent'] } } },
      },
    },
  };
  expect(list({ '/books': { post: operation } })).toEqual([
    'operation A: –',
    'parameter sort of A: Order.',
    'value up of A.sort: –',
    'parameter filter of A: Which.',
    'field A.filter.after: –',
    'field A.request.title: –',
    'field A.200.id: –',
    'header x-state in 200 of A: State.',
    'value lent of A.200.x-state: –',
  ]);
});

test('lists a component once if several operations use it', () => {
  const post = (operationId: string) => ({
    operationId,
    requestBody: { $ref: '#/components/requestBodies/New' },
    responses: { 200: { $ref: '#/components/responses/Ok' } },
  });
  const content = { 'a/b': { schema: { properties: { title: {} } } } };
  const components = { requestBodies: { New: { content } }, responses: { Ok: { content } } };
  const document = buildDocument(
    { '/a': { post: post('A') }, '/b': { post: post('B') } },
    { components },
  );
  const fields = listDescriptions(document).filter(({ kind }) => kind === 'field');
  expect(fields.map(({ label, pointer }) => [label, pointer])).toEqual([
    ['New.title', '/components/requestBodies/New/content/a~1b/schema/properties/title'],
    ['Ok.title', '/components/responses/Ok/content/a~1b/schema/properties/title'],
  ]);
});

test('falls back to the description of the schema for a parameter', () => {
  const schemas = { Page: { type: 'integer', description: 'From 1.' } };
  const parameters = [{ name: 'page', in: 'query', schema: ref('Page') }];
  expect(
    list({ '/books': { get: { operationId: 'A', parameters } } }, { components: { schemas } }),
  ).toContain('parameter page of A: From 1.');
});

test('follows references to parameters, responses and headers', () => {
  const operation = {
    operationId: 'A',
    parameters: [{ $ref: '#/components/parameters/Page' }],
    responses: { 200: { $ref: '#/components/responses/Ok' } },
  };
  const components = {
    parameters: { Page: { name: 'page', in: 'query', description: 'Which.' } },
    responses: { Ok: { headers: { 'x-total': { $ref: '#/components/headers/Total' } } } },
    headers: { Total: { description: 'All.' } },
  };
  expect(list({ '/books': { get: operation } }, { components })).toEqual([
    'operation A: –',
    'parameter page of A: Which.',
    'header x-total in Ok: All.',
  ]);
});

test('lists fields at any depth, through lists, maps and alternatives', () => {
  const leaf = (name: string) => ({ type: 'object', properties: { [name]: {} } });
  expect(
    listSchemas({
      Book: {
        properties: {
          size: { description: 'In cm.', ...leaf('height') },
          tags: { type: 'array', items: leaf('tag') },
          notes: { additionalProperties: leaf('note') },
        },
        oneOf: [leaf('novel'), leaf('poem')],
      },
    }),
  ).toEqual([
    'field Book.size: In cm.',
    'field Book.size.height: –',
    'field Book.tags: –',
    'field Book.tags.tag: –',
    'field Book.notes: –',
    'field Book.notes.note: –',
    'field Book.novel: –',
    'field Book.poem: –',
  ]);
});

test('lists a type where it is defined and not where it is referred to', () => {
  const Book = { properties: { sequel: ref('Book'), author: ref('Author') } };
  const Author = { description: 'Who wrote it.', properties: { name: {} } };
  expect(listSchemas({ Book, Author })).toEqual([
    'field Book.sequel: –',
    'field Book.author: Who wrote it.',
    'field Author.name: –',
  ]);
});

test('uses the description of a type also if 3.0 wraps the reference', () => {
  const Author = { description: 'Who wrote it.', type: 'string' };
  const wrapped = (beside: Json) => ({
    properties: { author: { allOf: [ref('Author')], ...beside } },
  });
  expect(listSchemas({ Book: wrapped({}), Author })).toEqual(['field Book.author: Who wrote it.']);
  expect(listSchemas({ Book: wrapped({ description: 'Own.' }), Author })).toEqual([
    'field Book.author: Own.',
  ]);
});

test('uses the description that another part of an allOf has for a field', () => {
  const Named = { properties: { name: { description: 'Its name.' } } };
  const Book = { allOf: [ref('Named'), { properties: { name: { maxLength: 9 }, pages: {} } }] };
  expect(listSchemas({ Named, Book })).toEqual([
    'field Named.name: Its name.',
    'field Book.name: Its name.',
    'field Book.pages: –',
  ]);
});

test('lists enum values with their x-enum-descriptions', () => {
  const Kind = {
    enum: ['novel', 2, null],
    'x-enum-descriptions': { novel: 'Long.', 2: 'Second.' },
  };
  expect(listSchemas({ Kind })).toEqual([
    'value novel of Kind: Long.',
    'value 2 of Kind: Second.',
    'value null of Kind: –',
  ]);
});

test('has no description for a value named like a built-in property', () => {
  expect(listSchemas({ Kind: { enum: ['constructor', 'toString'] } })).toEqual([
    'value constructor of Kind: –',
    'value toString of Kind: –',
  ]);
});

test('treats a blank description as missing', () => {
  expect(listSchemas({ Book: { properties: { title: { description: '  ' } } } })).toEqual([
    'field Book.title: –',
  ]);
});

test('points to each part, with slashes and tildes escaped', () => {
  const document = buildDocument(
    {
      '/a/{b}': {
        get: { parameters: [{ name: 'p' }], responses: { 200: { headers: { 'x/y': {} } } } },
      },
    },
    {
      tags: [{ name: 'T' }],
      components: { schemas: { 'S~': { properties: { 'f/g': { enum: ['v'] } } } } },
    },
  );
  expect(listDescriptions(document).map(({ pointer }) => pointer)).toEqual([
    '/paths/~1a~1{b}/get',
    '/paths/~1a~1{b}/get/parameters/0',
    '/paths/~1a~1{b}/get/responses/200/headers/x~1y',
    '/tags/0',
    '/components/schemas/S~0/properties/f~1g',
    '/components/schemas/S~0/properties/f~1g/enum/0',
  ]);
});

test('returns the bare name, which a description must not just repeat', () => {
  const document = buildDocument(
    {},
    { components: { schemas: { Book: { properties: { title: {} } } } } },
  );
  expect(listDescriptions(document)).toMatchObject([{ name: 'title', label: 'Book.title' }]);
});
