import { expect, test } from 'vitest';
import { buildApi } from '../../../src/openapi/build/build-api';
import { buildCall } from '../../../src/openapi/calls/build-call';
import type { Json } from '../../../src/openapi/document/document';
import type { Operation } from '../../../src/openapi/model';
import { writeCurl } from '../../../src/samples/curl/command';
import { buildDocument } from '../build-document';

/** The cURL sample of a document's only operation. */
function sample(method: string, path: string, operation: Json): string {
  const document = buildDocument({ [path]: { [method]: { operationId: 'Call', ...operation } } });
  const call = buildCall(document, buildApi(document).operations[0] as Operation);
  return writeCurl(call, { token: 'TOKEN' });
}

const send = (content: Json, more: Json = {}) =>
  sample('post', '/boats', { requestBody: { required: true, content, ...more } });

const boat = { type: 'object', properties: { name: { type: 'string' } } };

test.each([
  ['*/*', boat, 'application/json'],
  ['text/*', { type: 'string', example: 'Ahoy' }, 'text/plain'],
  ['*/*', { type: 'string', format: 'binary' }, 'application/octet-stream'],
  ['image/*', { type: 'string', format: 'binary' }, 'application/octet-stream'],
])('names no range of media types: %s', (range, schema, type) => {
  expect(send({ [range]: { schema } })).toContain(`-H 'Content-Type: ${type}'`);
});

test('writes the fields of a form as its encoding says', () => {
  const deep = { style: 'deepObject', explode: true };
  const schema = {
    type: 'object',
    example: { crew: { boat: { name: 'Gull' } }, tags: ['a', 'b'] },
  };
  const media = { encoding: { crew: deep, tags: deep }, schema };
  expect(send({ 'application/x-www-form-urlencoded': media })).toBe(
    [
      "curl 'http://localhost/boats'",
      "--data-urlencode 'crew%5Bboat%5D%5Bname%5D=Gull'",
      "--data-urlencode 'tags%5B0%5D=a'",
      "--data-urlencode 'tags%5B1%5D=b'",
    ].join(' \\\n  '),
  );
  const joined = { encoding: { tags: { explode: false } }, schema };
  expect(send({ 'application/x-www-form-urlencoded': joined })).toContain("'tags=a,b'");
});

test('sends reserved characters as they are where the document allows it', () => {
  const path = { name: 'path', in: 'query', schema: { type: 'string' }, example: 'a/b:c&d' };
  const url = (parameter: Json) => sample('get', '/files', { parameters: [parameter] });
  expect(url(path)).toBe("curl 'http://localhost/files?path=a%2Fb%3Ac%26d'");
  expect(url({ ...path, allowReserved: true })).toBe(
    "curl 'http://localhost/files?path=a/b:c%26d'",
  );
});

test('takes the first example of a parameter that is not null', () => {
  const limit = (examples: unknown[]) => ({
    name: 'limit',
    in: 'query',
    schema: { type: ['integer', 'null'], examples },
  });
  const url = (examples: unknown[]) => sample('get', '/boats', { parameters: [limit(examples)] });
  expect(url([null, 3])).toBe("curl 'http://localhost/boats?limit=3'");
  expect(url([null])).toBe("curl 'http://localhost/boats'");
});

test('has the name of a parameter for its value if keywords of other types are all that it says', () => {
  const harbour = { name: 'harbour', in: 'path', required: true };
  const schema = { type: 'string', uniqueItems: true, minimum: 3 };
  const { parameters } = { parameters: [{ ...harbour, schema }] };
  expect(sample('get', '/{harbour}', { parameters })).toBe("curl 'http://localhost/harbour'");
});

test('leaves out an optional body that can have no fields', () => {
  const empty = { type: 'object', properties: {} };
  const content = { 'application/x-www-form-urlencoded': { schema: empty } };
  const operation = (more: Json) => ({ requestBody: { content, ...more } });
  expect(sample('get', '/boats', operation({}))).toBe("curl 'http://localhost/boats'");
  expect(sample('get', '/boats', operation({ required: true }))).toContain('-X GET');
});

test('leaves a place for a required body that no example can be made of', () => {
  const code = { type: 'string', pattern: '^(?=.*[A-Z])(?=.*[0-9])[A-Z0-9]{6,8}$' };
  const schema = { type: 'object', required: ['code'], properties: { code } };
  expect(send({ 'application/json': { schema } })).toBe(
    "curl 'http://localhost/boats' \\\n  -H 'Content-Type: application/json' \\\n  --data @body.json",
  );
  expect(send({ 'application/json': { schema } }, { required: false })).toBe(
    "curl -X POST 'http://localhost/boats'",
  );
});

test('sends an empty object where a required body may be anything', () => {
  expect(send({ 'application/json': { schema: {} } })).toContain("--data-raw '{}'");
});

test('sends the required fields, and few others, unless an author wrote an example', () => {
  const text = { type: 'string' };
  const names = ['a', 'b', 'c', 'd', 'e'];
  const properties = Object.fromEntries(names.map((name) => [name, text]));
  const body = (schema: Json) => {
    const [, json = ''] =
      /--data-raw '(.*)'$/s.exec(send({ 'application/json': { schema } })) ?? [];
    return JSON.parse(json);
  };
  expect(body({ type: 'object', properties, required: ['d'] })).toEqual({ d: 'string' });
  expect(body({ type: 'object', properties })).toEqual({ a: 'string', b: 'string', c: 'string' });
  const shown = { ...properties, e: { ...text, example: 'Elba' } };
  expect(body({ type: 'object', properties: shown, required: ['d'] })).toEqual({
    d: 'string',
    e: 'Elba',
  });
  const example = { a: '1', b: '2', c: '3', d: '4', e: '5' };
  expect(body({ type: 'object', properties, example })).toEqual(example);
});
