import { beforeAll, describe, expect, test } from 'vitest';
import { checkInterface } from '../../../../src/content/interface/check-interface';
import { buildApi } from '../../../../src/openapi/build/build-api';
import {
  asObject,
  type Json,
  type OpenApiDocument,
} from '../../../../src/openapi/document/document';
import { extractOperations } from '../../../../src/openapi/document/extract-operations';
import { unescapeKey } from '../../../../src/openapi/document/pointer';
import { buildDocument, ref } from '../../build-document';
import { loadOwnSite } from '../../sites';

const responses = { 200: { description: 'It went well.' } };

/** The document of the first operation of `paths`. */
function extract(paths: Record<string, Json>, rest: Json = {}): OpenApiDocument {
  const document = buildDocument(paths, rest);
  const [operation] = buildApi(document).operations;
  if (!operation) throw new Error('no operation');
  return extractOperations(document, [operation]);
}

const withBody = (schema: unknown) => ({
  post: {
    operationId: 'A',
    requestBody: { content: { 'application/json': { schema } } },
    responses,
  },
});

/** `schemas/Book` for each component of a document. */
function listComponents({ components }: OpenApiDocument): string[] {
  return Object.entries(asObject(components)).flatMap(([kind, named]) =>
    Object.keys(asObject(named)).map((name) => `${kind}/${name}`),
  );
}

/** The components that the paths of a document lead to. */
function reach(document: OpenApiDocument): Set<string> {
  const reached = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, kind = '', key = ''] of (JSON.stringify(part) ?? '').matchAll(
      /"#\/components\/(\w+)\/([^"/]+)/g,
    )) {
      const name = `${kind}/${unescapeKey(key)}`;
      if (reached.has(name)) continue;
      reached.add(name);
      follow(asObject(asObject(document.components)[kind])[unescapeKey(key)]);
    }
  };
  follow(document.paths);
  return reached;
}

test('keeps one operation with the parameters of its path and the global settings', () => {
  const shared = { parameters: [{ name: 'id', in: 'path', required: true, schema: {} }] };
  const get = { operationId: 'GetBook', tags: ['Books'], responses };
  const document = extract(
    {
      '/books/{id}': { summary: 'A book', ...shared, get, delete: { responses } },
      '/loans': { get: { responses } },
    },
    {
      servers: [{ url: 'https://library.example' }],
      tags: [{ name: 'Books', description: 'To borrow.' }, { name: 'Loans' }],
    },
  );
  expect(document).toEqual({
    openapi: '3.1.0',
    info: { title: 'Library', version: '1' },
    servers: [{ url: 'https://library.example' }],
    tags: [{ name: 'Books', description: 'To borrow.' }],
    paths: { '/books/{id}': { ...shared, get } },
  });
});

test('keeps exactly the components that the operation references, at any depth', () => {
  const schemas = {
    Book: { properties: { author: ref('Author'), sequel: ref('Book') } },
    Author: { allOf: [ref('Person')] },
    Person: {},
    Loan: { properties: { book: ref('Book') } },
  };
  const document = extract({ '/books': withBody(ref('Book')) }, { components: { schemas } });
  expect(listComponents(document)).toEqual(['schemas/Book', 'schemas/Author', 'schemas/Person']);
  expect(document.components).toHaveProperty('schemas.Book', schemas.Book);
});

test('follows references to components of every kind', () => {
  const operation = {
    operationId: 'A',
    parameters: [{ $ref: '#/components/parameters/Page' }],
    responses: { 200: { $ref: '#/components/responses/Ok' } },
  };
  const components = {
    headers: { Total: { schema: ref('Count') }, Unused: {} },
    responses: { Ok: { headers: { total: { $ref: '#/components/headers/Total' } } } },
    parameters: { Page: { name: 'page', in: 'query', schema: ref('Count') } },
    schemas: { Count: {} },
  };
  const document = extract({ '/books': { get: operation } }, { components });
  expect(listComponents(document).sort()).toEqual([
    'headers/Total',
    'parameters/Page',
    'responses/Ok',
    'schemas/Count',
  ]);
});

test('follows a reference into a component, and to a name with signs that are escaped', () => {
  const schemas = { 'a/b c': { properties: { size: {} } }, Other: {} };
  const schema = { $ref: '#/components/schemas/a~1b%20c/properties/size' };
  const document = extract({ '/books': withBody(schema) }, { components: { schemas } });
  expect(listComponents(document)).toEqual(['schemas/a/b c']);
});

test('keeps the types that a discriminator names', () => {
  const schema = {
    oneOf: [{}],
    discriminator: { propertyName: 'kind', mapping: { novel: '#/components/schemas/Novel' } },
  };
  const document = extract(
    { '/books': withBody(schema) },
    { components: { schemas: { Novel: {}, Poem: {} } } },
  );
  expect(listComponents(document)).toEqual(['schemas/Novel']);
});

test('keeps the security schemes that the operation uses', () => {
  const scheme = { type: 'http', scheme: 'bearer' };
  const components = { securitySchemes: { token: scheme, key: scheme } };
  const of = (operation: Json, rest: Json = {}) =>
    extract(
      { '/a': { get: { operationId: 'A', responses, ...operation } } },
      { components, ...rest },
    );
  expect(listComponents(of({ security: [{ key: [] }] }))).toEqual(['securitySchemes/key']);
  expect(listComponents(of({}, { security: [{ token: [] }] }))).toEqual(['securitySchemes/token']);
  expect(listComponents(of({}))).toEqual([]);
});

test('keeps the global security only if an operation does not override it', () => {
  const scheme = { type: 'http', scheme: 'bearer' };
  const rest = {
    security: [{ token: [] }],
    components: { securitySchemes: { token: scheme, key: scheme } },
  };
  const own = { get: { operationId: 'A', security: [{ key: [] }], responses } };
  const document = extract({ '/a': own }, rest);
  expect(document.security).toBeUndefined();
  expect(listComponents(document)).toEqual(['securitySchemes/key']);
  expect(listComponents(extract({ '/a': { get: { ...own.get, security: [] } } }, rest))).toEqual(
    [],
  );
  const both = buildDocument({ '/a': { ...own, post: { operationId: 'B', responses } } }, rest);
  const extracted = extractOperations(both, buildApi(both).operations);
  expect(extracted.security).toEqual([{ token: [] }]);
  expect(listComponents(extracted).sort()).toEqual([
    'securitySchemes/key',
    'securitySchemes/token',
  ]);
});

test('keeps the schemes that a callback requires, and those that others reference', () => {
  const schemes = {
    'of the/shop': { $ref: '#/components/securitySchemes/token' },
    token: { type: 'http', scheme: 'bearer' },
    key: { type: 'http', scheme: 'basic' },
  };
  const paid = {
    '{$request.body#/url}': { post: { security: [{ 'of the/shop': [] }], responses } },
  };
  const post = { operationId: 'A', callbacks: { paid }, responses };
  expect(
    listComponents(extract({ '/a': { post } }, { components: { securitySchemes: schemes } })),
  ).toEqual(['securitySchemes/of the/shop', 'securitySchemes/token']);
});

test('keeps the dialect that its schemas are written in', () => {
  const jsonSchemaDialect = 'https://json-schema.org/draft/2020-12/schema';
  expect(extract({ '/a': withBody({}) }, { jsonSchemaDialect })).toMatchObject({
    jsonSchemaDialect,
  });
});

test('puts several operations into one document, those of one path together', () => {
  const shared = { parameters: [{ name: 'id', in: 'path', required: true, schema: {} }] };
  const about = (name: string, rest: Json = {}) => ({
    tags: [name],
    responses: { 200: { content: { 'application/json': { schema: ref(name) } } } },
    ...rest,
  });
  const get = about('Books', { security: [{ key: [] }] });
  const put = about('Books', { security: [{ token: [] }] });
  const post = about('Loans');
  const scheme = { type: 'http', scheme: 'bearer' };
  const document = buildDocument(
    { '/books/{id}': { ...shared, get, put, delete: about('Bin') }, '/loans': { post } },
    {
      tags: ['Bin', 'Books', 'Loans'].map((name) => ({ name })),
      components: {
        schemas: { Books: {}, Loans: {}, Bin: {} },
        securitySchemes: { key: scheme, token: scheme, other: scheme },
      },
    },
  );
  const operations = buildApi(document).operations.filter(({ method }) => method !== 'DELETE');
  const extracted = extractOperations(document, operations);
  expect(extracted.paths).toEqual({ '/books/{id}': { ...shared, get, put }, '/loans': { post } });
  expect(extracted.tags).toEqual([{ name: 'Books' }, { name: 'Loans' }]);
  expect(listComponents(extracted)).toEqual([
    'schemas/Books',
    'schemas/Loans',
    'securitySchemes/key',
    'securitySchemes/token',
  ]);
});

test('keeps references from one of several operations into another', () => {
  const parameters = [{ name: 'q', in: 'query', schema: { type: 'integer' } }];
  const schema = { $ref: '#/paths/~1b/get/parameters/0/schema' };
  const document = buildDocument({
    '/a': withBody(schema),
    '/b': { get: { parameters, responses } },
  });
  const extracted = extractOperations(document, buildApi(document).operations);
  expect(extracted).toEqual(document);
});

test('does not change the document', () => {
  const document = buildDocument(
    { '/books': withBody(ref('Book')) },
    { components: { schemas: { Book: { properties: { sequel: ref('Book') } } } } },
  );
  const before = structuredClone(document);
  extractOperations(document, [{ path: '/books', method: 'POST' }]);
  expect(document).toEqual(before);
});

describe('for the operations and areas of the site', () => {
  let extracted: { name: string; ids: string[]; document: OpenApiDocument }[];

  beforeAll(async () => {
    const { versions } = await loadOwnSite();
    extracted = versions.flatMap(({ api, document }) => {
      if (!api || !document) return [];
      const parts = [
        ...api.operations.map(({ id }) => ({ name: id, ids: [id] })),
        ...api.areas.map(({ title, operationIds }) => ({ name: title, ids: operationIds })),
      ];
      return parts.map((part) => {
        const operations = api.operations.filter(({ id }) => part.ids.includes(id));
        return { ...part, document: extractOperations(document, operations) };
      });
    });
  });

  test('creates a valid document for each of them', async () => {
    expect(extracted).toHaveLength(87 + 15 + 70 + 13);
    const problems = await Promise.all(
      extracted.map(async ({ name, document }) => ({
        name,
        problems: checkInterface(document),
      })),
    );
    expect(problems.filter((each) => each.problems.length > 0)).toEqual([]);
  }, 60_000);

  test('includes no component that is not referenced', () => {
    const unreached = extracted.flatMap(({ name, document }) => {
      const reached = reach(document);
      return listComponents(document)
        .filter((each) => !each.startsWith('securitySchemes/') && !reached.has(each))
        .map((each) => `${name}: ${each}`);
    });
    expect(unreached).toEqual([]);
  });

  test('includes no operations of others', () => {
    for (const { ids, document } of extracted) {
      expect(buildApi(document).operations.map((operation) => operation.id)).toEqual(ids);
    }
  });
});

test('includes what is referenced by anchor, by a bare type name, and in other paths', () => {
  const schemas = {
    Tree: { $dynamicAnchor: 'tree', properties: { part: { $anchor: 'part' } } },
    Cat: {},
  };
  const schema = {
    properties: {
      mapping: { $ref: '#part' },
      pet: { oneOf: [{}], discriminator: { propertyName: 'kind', mapping: { cat: 'Cat' } } },
      other: { $ref: '#/paths/~1b/get/parameters/0/schema' },
    },
  };
  const parameters = [{ name: 'q', in: 'query', schema: { type: 'integer' } }];
  const document = extract(
    { '/a': withBody(schema), '/b': { get: { parameters, responses } } },
    { components: { schemas } },
  );
  expect(listComponents(document).sort()).toEqual([
    'schemas/Cat',
    'schemas/Tree',
    'x-reached/part-1',
  ]);
  expect(JSON.stringify(document.paths)).toContain('"#/components/x-reached/part-1"');
});

test('extracts an operation from a path item in the components', () => {
  const Item = { get: { operationId: 'A', responses } };
  const document = extract(
    { '/items': { $ref: '#/components/pathItems/Item' } },
    { components: { pathItems: { Item } } },
  );
  expect(document.paths).toEqual({ '/items': Item });
});
