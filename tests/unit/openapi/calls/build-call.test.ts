import { expect, test } from 'vitest';
import { buildApi } from '../../../../src/openapi/build/build-api';
import { buildCall } from '../../../../src/openapi/calls/build-call';
import type { Call, CallChoice } from '../../../../src/openapi/calls/call';
import type { Json } from '../../../../src/openapi/document/document';
import type { Operation } from '../../../../src/openapi/model';
import { buildDocument, ref } from '../../build-document';

/** The call of a document's only operation, `POST /books/{id}`. */
function call(operation: Json, rest: Json = {}, pathItem: Json = {}) {
  const paths = { '/books/{id}': { ...pathItem, post: { operationId: 'PutBook', ...operation } } };
  const document = buildDocument(paths, rest);
  return buildCall(document, buildApi(document).operations[0] as Operation);
}

const body = (media: Json) => ({ requestBody: { content: { 'application/json': media } } });

test('contains the operation and the server', () => {
  const {
    operation,
    server,
    parameters,
    body: sent,
  } = call(
    {},
    { servers: [{ url: 'https://library.example/v1/' }, { url: 'https://other.example' }] },
  );
  expect(operation).toEqual({ id: 'PutBook', method: 'POST', path: '/books/{id}' });
  expect(server).toBe('https://library.example/v1');
  expect(parameters).toEqual([]);
  expect(sent).toBeUndefined();
});

test('uses a local server if the document defines none', () => {
  expect(call({}).server).toBe('http://localhost');
});

test('contains the authentication of the operation', () => {
  const components = { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } };
  expect(call({}, { components }).security).toEqual([]);
  expect(call({ security: [{ token: [] }] }, { components }).security).toMatchObject([
    { name: 'token', scheme: 'bearer' },
  ]);
});

test('has a value for required parameters, and for others only if they have an example', () => {
  const string = { type: 'string' };
  const { parameters } = call({
    parameters: [
      { name: 'page', in: 'query', schema: { type: 'integer' }, example: 2 },
      { name: 'count', in: 'query', schema: { type: 'integer' } },
      { name: 'id', in: 'path', required: true, schema: string },
      { name: 'code', in: 'query', required: true, schema: { type: 'string', minLength: 8 } },
      { name: 'x-desk', in: 'header', required: true, schema: { type: 'integer', minimum: 3 } },
    ],
  });
  expect(parameters.map(({ name, json }) => [name, json])).toEqual([
    ['id', 'id'],
    ['code', 'stringst'],
    ['page', 2],
    ['x-desk', 3],
  ]);
});

test('uses the name of a required parameter as its value if none can be generated', () => {
  const { parameters } = call({ parameters: [{ name: 'id', in: 'path', required: true }] });
  expect(parameters).toMatchObject([{ json: 'id', value: { kind: 'document', value: 'id' } }]);
});

test('knows the type of each value, the name that SDKs have for it, and how a list is written', () => {
  const schema = { type: 'array', items: { type: 'string' } };
  const { parameters } = call({
    parameters: [
      { name: 'tag', in: 'query', schema, example: ['a'] },
      { name: 'kind', in: 'query', schema, example: ['a'], explode: false },
      { name: 'x-reader', in: 'header', schema: {}, example: 'r', 'x-sdk-name': 'reader_id' },
    ],
  });
  expect(parameters).toMatchObject([
    {
      member: 'tag',
      explode: true,
      value: { kind: 'list', items: [{ kind: 'string', value: 'a' }] },
    },
    { member: 'kind', explode: false },
    { name: 'x-reader', in: 'header', member: 'reader_id' },
  ]);
});

test('includes the parameters of the path, which those of the operation override', () => {
  const { parameters } = call(
    { parameters: [{ name: 'page', in: 'query', schema: {}, example: 'own' }] },
    { components: { parameters: { Id: { name: 'id', in: 'path', required: true, example: 7 } } } },
    {
      parameters: [
        { $ref: '#/components/parameters/Id' },
        { name: 'page', in: 'query', schema: {}, example: 'shared' },
      ],
    },
  );
  expect(parameters.map(({ name, json }) => [name, json])).toEqual([
    ['id', 7],
    ['page', 'own'],
  ]);
});

test('reads a parameter whose value is written as JSON', () => {
  const content = {
    'application/json': { schema: { type: 'object', additionalProperties: true } },
  };
  const { parameters } = call({
    parameters: [{ name: 'filter', in: 'query', content, example: { a: 1 } }],
  });
  expect(parameters).toMatchObject([{ value: { kind: 'map' }, json: { a: 1 } }]);
});

test('sends the first example of the body, with its type', () => {
  const schemas = { Book: { type: 'object', properties: { title: { type: 'string' } } } };
  const examples = { a: { value: { title: 'A' } }, b: { value: { title: 'B' } } };
  expect(call(body({ schema: ref('Book'), examples }), { components: { schemas } }).body).toEqual({
    mediaType: 'application/json',
    form: 'json',
    json: { title: 'A' },
    value: {
      kind: 'structure',
      type: 'Book',
      fields: [['title', { kind: 'string', value: 'A' }]],
    },
  });
});

test('generates a body from its schema, without read-only fields', () => {
  const properties = {
    id: { type: 'integer', readOnly: true },
    title: { type: 'string', example: 'A' },
  };
  expect(call(body({ schema: { type: 'object', properties } })).body?.json).toEqual({ title: 'A' });
});

test('follows the reference of a body', () => {
  const requestBodies = { Book: { content: { 'text/plain': { example: 'A' } } } };
  const operation = { requestBody: { $ref: '#/components/requestBodies/Book' } };
  expect(call(operation, { components: { requestBodies } }).body).toMatchObject({
    mediaType: 'text/plain',
    json: 'A',
  });
});

test('fills in the variables of a server, takes the nearest list, and completes a relative one', () => {
  const url = 'https://{branch}.library.example/{unknown}';
  const servers = [{ url, variables: { branch: { default: 'north' } } }];
  expect(call({}, { servers }).server).toBe('https://north.library.example/{unknown}');
  expect(call({ servers: [{ url: '/v1/' }] }, { servers }).server).toBe('http://localhost/v1');
  expect(call({}, { servers }, { servers: [{ url: 'https://a.example' }] }).server).toBe(
    'https://a.example',
  );
});

test('finds the parameters of a path item in the components', () => {
  const Item = {
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    get: { operationId: 'GetItem' },
  };
  const document = buildDocument(
    { '/items/{id}': { $ref: '#/components/pathItems/Item' } },
    { components: { pathItems: { Item } } },
  );
  const [operation] = buildApi(document).operations;
  expect(buildCall(document, operation as Operation).parameters).toMatchObject([{ json: 0 }]);
});

test('authenticates with a token if it is enough, or else with the first alternative', () => {
  const securitySchemes = {
    token: { type: 'http', scheme: 'bearer' },
    key: { type: 'apiKey', in: 'query', name: 'k' },
  };
  const namesOf = (security: unknown) =>
    call({ security }, { components: { securitySchemes } }).security.map(({ name }) => name);
  expect(namesOf([{}, { key: [], token: [] }, { token: [] }])).toEqual(['token']);
  expect(namesOf([{}, { key: [], token: [] }, { key: [] }])).toEqual(['key', 'token']);
  expect(namesOf([{}])).toEqual([]);
});

test('knows which bodies, and which fields of a form, are files', () => {
  const bodyOf = (type: string, media: Json) =>
    call({ requestBody: { content: { [type]: media } } }).body;
  const png = { type: 'string', contentMediaType: 'image/png' };
  expect(bodyOf('image/png', {})).toEqual({ mediaType: 'image/png', form: 'file' });
  expect(bodyOf('application/pdf', { schema: { format: 'binary' } })).toEqual({
    mediaType: 'application/pdf',
    form: 'file',
  });
  const list = { type: 'array', items: png };
  const either = { anyOf: [{ oneOf: [{ type: 'string', maxLength: 3 }, list] }, { type: 'null' }] };
  const properties = { cover: png, pages: list, either, title: {} };
  expect(bodyOf('multipart/form-data', { schema: { type: 'object', properties } })?.files).toEqual([
    'cover',
    'pages',
    'either',
  ]);
  expect(bodyOf('application/json', {})).toBeUndefined();
});

test('knows the media types and the headers of the parts of a multipart body', () => {
  const properties = {
    meta: { type: 'object', properties: { name: { type: 'string' } } },
    photo: { type: 'string', format: 'binary' },
    drawing: { type: 'string', format: 'binary' },
    note: { type: 'string' },
  };
  const encoding = {
    photo: { contentType: 'image/png, image/jpeg' },
    drawing: { contentType: 'image/*' },
    note: {
      headers: {
        'X-Size': { schema: { type: 'integer', example: 12 } },
        'X-None': { schema: { type: 'integer' } },
        'Content-Type': { example: 'text/plain' },
      },
    },
  };
  const partsOf = (type: string) =>
    call({
      requestBody: { content: { [type]: { schema: { type: 'object', properties }, encoding } } },
    }).body?.parts;
  expect(partsOf('multipart/form-data')).toEqual({
    meta: { type: 'application/json', headers: [] },
    photo: { type: 'image/png', headers: [] },
    note: { headers: [['X-Size', '12']] },
  });
  expect(partsOf('application/x-www-form-urlencoded')).toBeUndefined();
});

const shelved = {
  parameters: [
    { name: 'page', in: 'query', schema: { type: 'integer' }, example: 2 },
    { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'dune' },
    { name: 'x-desk', in: 'header', required: true, schema: { type: 'string' }, example: 'main' },
  ],
  ...body({
    schema: { type: 'object' },
    examples: { first: { value: { title: 'Dune' } }, second: { value: { title: 'Emma' } } },
  }),
};

/** The call of the only operation, with a choice of its values. */
function choose(choice: CallChoice, operation: Json = shelved) {
  const document = buildDocument({
    '/books/{id}': { post: { operationId: 'PutBook', ...operation } },
  });
  return buildCall(document, buildApi(document).operations[0] as Operation, choice);
}

const valuesOf = ({ parameters }: Call) => parameters.map(({ name, json }) => [name, json]);

test('sends with a choice only required parameters, and those that it has a value for', () => {
  expect(valuesOf(choose({}))).toEqual([
    ['id', 'dune'],
    ['x-desk', 'main'],
  ]);
  expect(valuesOf(choose({ with: { page: 7, 'x-desk': 'side' } }))).toEqual([
    ['id', 'dune'],
    ['x-desk', 'side'],
    ['page', 7],
  ]);
});

test('leaves out the parameters that a choice names', () => {
  expect(valuesOf(choose({ without: ['x-desk'] }))).toEqual([['id', 'dune']]);
});

test('sends the example or the body that a choice names', () => {
  expect(choose({}).body?.json).toEqual({ title: 'Dune' });
  expect(choose({ example: 'second' }).body?.json).toEqual({ title: 'Emma' });
  expect(choose({ body: { json: [] } }).body).toMatchObject({ form: 'json', json: [] });
  expect(choose({ body: { text: '{' } }).body).toMatchObject({ form: 'text', json: '{' });
  expect(choose({ body: null }).body).toBeUndefined();
});
