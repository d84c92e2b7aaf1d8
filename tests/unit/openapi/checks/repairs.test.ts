import { expect, test } from 'vitest';
import { checkInterface } from '../../../../src/content/interface/check-interface';
import { withRepairs } from '../../../../src/openapi/checks/repairs';
import type { Json } from '../../../../src/openapi/document/document';
import { buildDocument, ref } from '../../build-document';

const responses = { 200: { description: 'The boats.' } };
const check = (document: object) =>
  checkInterface(document as Json).map(({ severity, code, pointer }) => [severity, code, pointer]);

test('reads a parameter whose name is in the path as one of the path', () => {
  const parameter = { name: 'job', in: 'query', schema: { type: 'string' } };
  const paths = {
    '/exports/{job}': { get: { operationId: 'A', parameters: [parameter], responses } },
  };
  const document = buildDocument(paths);
  const place = '/paths/~1exports~1{job}/get/parameters/0';
  expect(check(document)).toEqual([['warning', 'openapi/path-parameter-elsewhere', place]]);
  expect(withRepairs(document).paths).toMatchObject({
    '/exports/{job}': { get: { parameters: [{ name: 'job', in: 'path', required: true }] } },
  });
});

test('leaves a parameter where it is if the path has one of this name', () => {
  const both = ['query', 'path'].map((place) => ({
    name: 'job',
    in: place,
    required: true,
    schema: { type: 'string' },
  }));
  const document = buildDocument({ '/exports/{job}': { get: { parameters: both, responses } } });
  expect(check(document)).toEqual([]);
  expect(withRepairs(document)).toBe(document);
});

test('reads a name in braces that no parameter describes as a text in the path', () => {
  const page = { name: 'page', in: 'query', schema: { type: 'integer' } };
  const paths = { '/boats/{id}/{berth}': { parameters: [page], get: { responses } } };
  const document = buildDocument(paths);
  const place = '/paths/~1boats~1{id}~1{berth}/get/parameters';
  expect(check(document)).toEqual([['warning', 'openapi/missing-path-parameter', place]]);
  const text = { in: 'path', required: true, schema: { type: 'string' } };
  expect(withRepairs(document).paths).toMatchObject({
    '/boats/{id}/{berth}': {
      get: {
        parameters: [
          { name: 'id', ...text },
          { name: 'berth', ...text },
        ],
      },
    },
  });
});

test('allows any value where a schema refers to nothing, and keeps what is beside the reference', () => {
  const flag = { ...ref('Flag'), description: 'Its flag.' };
  const schemas = { Boat: { type: 'object', properties: { flag } } };
  const document = buildDocument({ '/boats': { get: { responses } } }, { components: { schemas } });
  const place = '/components/schemas/Boat/properties/flag/$ref';
  expect(check(document)).toEqual([['warning', 'openapi/dangling-reference', place]]);
  expect(withRepairs(document).components).toEqual({
    schemas: { Boat: { type: 'object', properties: { flag: { description: 'Its flag.' } } } },
  });
});

test.each([
  ['an unknown key of `info`', { info: { title: 'Boats', version: '1', externalDocs: {} } }],
  [
    'scopes that are no list',
    {
      security: [{ key: {} }],
      components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x' } } },
    },
  ],
])('warns of %s, and shows the rest', (_, rest) => {
  const document = buildDocument({ '/boats': { get: { responses } } }, rest);
  expect(check(document).map(([severity]) => severity)).toEqual(['warning']);
});

test('tells all mistakes at once, and references to other files once', () => {
  const content = { 'application/json': { schema: { $ref: 'boats.yaml#/Boat' } } };
  const other = { 'application/json': { schema: { $ref: 'crew.yaml' } } };
  const get = {
    responses: { 200: { description: '', content }, 201: { description: '', content: other } },
    deprecated: 'yes',
  };
  const found = checkInterface(buildDocument({ '/boats': { get } }) as unknown as Json);
  expect(found.map(({ code }) => code)).toEqual(['openapi/outer-reference', 'openapi/wrong-value']);
  expect(found[0]?.found).toContain('1 more place has the same cause');
  expect(found[0]?.fix).toContain('bundle');
});

test('follows a reference by `$id`', () => {
  const Boat = { $id: 'https://schemas.example/boat', type: 'object' };
  const schema = { $ref: 'https://schemas.example/boat' };
  const content = { 'application/json': { schema } };
  const get = { responses: { 200: { description: '', content } } };
  const document = buildDocument({ '/boats': { get } }, { components: { schemas: { Boat } } });
  expect(check(document)).toEqual([]);
});
