import { expect, test } from 'vitest';
import { kindAt } from '../../../../src/openapi/checks/part-kinds';

test.each([
  ['/components/schemas/Book', 'schema'],
  ['/components/schemas/Book/properties/parameters/items', 'schema'],
  ['/paths/~1books/parameters/0', 'parameter'],
  ['/paths/~1books/get/responses/200/headers/x-total', 'header'],
  ['/paths/~1books/get/responses/200/content/text~1csv/schema', 'schema'],
  ['/paths/~1books/post/callbacks/done/{$url}/post/requestBody', 'request body'],
  ['/webhooks/returned', 'path item'],
])('knows that %s is a %s', (pointer, kind) => {
  expect(kindAt(pointer)).toBe(kind);
});

test.each([
  '/x-parts/Book',
  '/components/schemas',
  '/info/title',
  '/components/schemas/Book/enum/0',
])('does not say what %s is', (pointer) => {
  expect(kindAt(pointer)).toBeUndefined();
});
