import { expect, test } from 'vitest';
import { formOf, languageOf } from '../../../../src/openapi/build/media-type';
import { buildDocument, buildOnlyOperation } from '../../build-document';

const document = buildDocument({});

const bytes = { type: 'string', format: 'binary' };
const png = { type: 'string', contentMediaType: 'image/png' };

test.each([
  ['application/json', {}, 'abc', 'json'],
  ['application/vnd.shelf+json; charset=utf-8', {}, { a: 1 }, 'json'],
  ['*/*', {}, [1], 'json'],
  ['application/json', bytes, 'abc', 'json'],
  ['application/x-www-form-urlencoded', {}, { a: 1 }, 'fields'],
  ['multipart/form-data; boundary=x', {}, { a: 1 }, 'fields'],
  ['application/xml', {}, '<a/>', 'text'],
  ['application/xml', {}, { a: 1 }, 'file'],
  ['text/plain', {}, 4, 'text'],
  ['text/csv', {}, [['a']], 'file'],
  ['application/octet-stream', undefined, 'abc', 'file'],
  ['application/pdf', bytes, 'abc', 'file'],
  ['image/png', png, 'abc', 'file'],
  ['image/png', undefined, undefined, 'file'],
  ['text/plain', { ...png, contentEncoding: 'base64' }, 'YWJj', 'text'],
  ['image/png', { type: 'string', contentEncoding: 'binary' }, 'abc', 'file'],
])('sends in %s with the schema %j the value %j as %s', (type, schema, value, form) => {
  expect(formOf(document, type, schema, value)).toBe(form);
});

test.each([
  ['application/problem+json', 'json'],
  ['multipart/form-data', 'json'],
  ['application/atom+xml; charset=utf-8', 'xml'],
  ['text/html', 'html'],
  ['application/x-yaml', 'yaml'],
  ['text/csv', 'text'],
])('calls the language of %s %s', (type, language) => {
  expect(languageOf(type)).toBe(language);
});

test('shows no example of a file or of a non-text value', () => {
  const schema = { type: 'object', properties: { a: { type: 'string' } } };
  const content = {
    'application/json': { schema: { type: 'string', example: 'abc' } },
    'text/csv': { schema },
    'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
    'text/plain': { example: 'abc' },
  };
  const { body } = buildOnlyOperation({ requestBody: { content } });
  expect(body?.content.map(({ examples }) => examples.map(({ text }) => text))).toEqual([
    ['"abc"'],
    [],
    [],
    ['abc'],
  ]);
});
