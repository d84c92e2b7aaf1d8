import { expect, test } from 'vitest';
import { printDocument } from '../../../../src/openapi/document/print-document';

const document = {
  openapi: '3.1.0',
  info: { title: 'Library', version: '1' },
  paths: {
    '/books': {
      get: {
        tags: ['Books'],
        responses: { 200: { description: 'OK', headers: { Age: { schema: {} } } }, 404: {} },
      },
    },
  },
  components: { schemas: { Book: { properties: { id: { type: ['string', 'null'] } } } } },
};

test('prints JSON with a line for each operation, response and field', () => {
  const text = printDocument(document);
  expect(JSON.parse(text)).toEqual(document);
  expect(text).toBe(`{
 "openapi": "3.1.0",
 "info": {
  "title": "Library",
  "version": "1"
 },
 "paths": {
  "/books": {
   "get": {
    "tags": ["Books"],
    "responses": {
     "200": {"description":"OK","headers":{"Age":{"schema":{}}}},
     "404": {}
    }
   }
  }
 },
 "components": {
  "schemas": {
   "Book": {
    "properties": {
     "id": {"type":["string","null"]}
    }
   }
  }
 }
}
`);
});

test('leaves out what has no value, as JSON does', () => {
  expect(JSON.parse(printDocument({ ...document, servers: undefined }))).toEqual(document);
});
