import { expect, test } from 'vitest';
import type { Json } from '../../../../src/openapi/document/document';
import { listExamples } from '../../../../src/openapi/examples/list-examples';
import { buildDocument, ref } from '../../build-document';

/** `pointer < schema = value` of each example. */
function list(paths: Record<string, Json>, components?: Json): string[] {
  return listExamples(buildDocument(paths, components && { components })).map(
    ({ pointer, schema, value }) => `${pointer} < ${schema} = ${JSON.stringify(value)}`,
  );
}

const get = '/paths/~1books/get';
const listOperation = (operation: Json, components?: Json) =>
  list({ '/books': { get: operation } }, components);

test('lists the examples of bodies, parameters and headers with their schemas', () => {
  const media = (example: unknown) => ({ 'application/json': { schema: {}, example } });
  expect(
    listOperation({
      parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' }, example: 2 }],
      requestBody: { content: media({ a: 1 }) },
      responses: {
        200: { content: media([]), headers: { 'x-total': { schema: {}, example: 0 } } },
      },
    }),
  ).toEqual([
    `${get}/parameters/0/example < ${get}/parameters/0/schema = 2`,
    `${get}/requestBody/content/application~1json/example < ${get}/requestBody/content/application~1json/schema = {"a":1}`,
    `${get}/responses/200/content/application~1json/example < ${get}/responses/200/content/application~1json/schema = []`,
    `${get}/responses/200/headers/x-total/example < ${get}/responses/200/headers/x-total/schema = 0`,
  ]);
});

test('lists each named example by its value, including referenced ones', () => {
  const parameters = [
    {
      schema: {},
      examples: {
        first: { summary: 'The first.', value: 1 },
        'a/b': { $ref: '#/components/examples/Two' },
        elsewhere: { externalValue: 'https://library.example/3' },
      },
    },
  ];
  expect(listOperation({ parameters }, { examples: { Two: { value: 2 } } })).toEqual([
    `${get}/parameters/0/examples/first/value < ${get}/parameters/0/schema = 1`,
    `${get}/parameters/0/examples/a~1b/value < ${get}/parameters/0/schema = 2`,
  ]);
});

test('lists the examples of schemas at any depth', () => {
  const example = 'x';
  expect(
    list(
      {},
      {
        schemas: {
          Book: {
            example: { title: 'x' },
            properties: { title: { example }, tags: { items: { examples: ['a', 'b'] } } },
            additionalProperties: { example },
            oneOf: [{}, { properties: { 'in/cm': { example: 3 } } }],
          },
        },
      },
    ),
  ).toEqual([
    '/components/schemas/Book/example < /components/schemas/Book = {"title":"x"}',
    '/components/schemas/Book/properties/title/example < /components/schemas/Book/properties/title = "x"',
    '/components/schemas/Book/properties/tags/items/examples/0 < /components/schemas/Book/properties/tags/items = "a"',
    '/components/schemas/Book/properties/tags/items/examples/1 < /components/schemas/Book/properties/tags/items = "b"',
    '/components/schemas/Book/additionalProperties/example < /components/schemas/Book/additionalProperties = "x"',
    '/components/schemas/Book/oneOf/1/properties/in~1cm/example < /components/schemas/Book/oneOf/1/properties/in~1cm = 3',
  ]);
});

test('lists the examples of a schema within a body and of shared components', () => {
  expect(
    list(
      { '/books': { get: { parameters: [{ schema: { items: { example: 1 } } }] } } },
      { parameters: { Page: { schema: {}, example: 2 } } },
    ),
  ).toEqual([
    `${get}/parameters/0/schema/items/example < ${get}/parameters/0/schema/items = 1`,
    '/components/parameters/Page/example < /components/parameters/Page/schema = 2',
  ]);
});

test('lists the examples of a default response', () => {
  const content = { 'text/plain': { schema: {}, example: 'a' } };
  expect(listOperation({ responses: { default: { content } } })).toEqual([
    `${get}/responses/default/content/text~1plain/example < ${get}/responses/default/content/text~1plain/schema = "a"`,
  ]);
});

test('includes null, false and zero as examples', () => {
  const of = (example: unknown) =>
    listOperation({ parameters: [{ schema: {}, example }] }).map((line) => line.split(' = ')[1]);
  expect([of(null), of(false), of(0)]).toEqual([['null'], ['false'], ['0']]);
});

test('lists a field that is named example as a field', () => {
  const properties = { example: { type: 'string', example: 'x' }, examples: { example: 1 } };
  expect(list({}, { schemas: { Book: { properties } } })).toEqual([
    '/components/schemas/Book/properties/example/example < /components/schemas/Book/properties/example = "x"',
    '/components/schemas/Book/properties/examples/example < /components/schemas/Book/properties/examples = 1',
  ]);
});

test('does not look for examples within values, nor where a type is referred to', () => {
  const example = { schema: { example: 1 } };
  expect(
    listOperation(
      { parameters: [{ schema: { default: { example: 1 }, enum: [{ example: 2 }] }, example }] },
      { schemas: { Book: { properties: { sequel: ref('Book') } } } },
    ),
  ).toHaveLength(1);
});
