import { expect, test } from 'vitest';
import type { Json } from '../../../../src/openapi/document/document';
import { examplesOf, makeExample } from '../../../../src/openapi/examples/examples';
import { buildDocument, ref } from '../../build-document';

const document = buildDocument(
  {},
  {
    components: {
      schemas: {
        Title: { type: 'string', example: 'Ulysses' },
        Book: {
          type: 'object',
          properties: {
            id: { type: 'integer', readOnly: true, example: 7 },
            title: ref('Title'),
            pin: { type: 'string', writeOnly: true, example: '1234' },
          },
        },
        Shelf: { type: 'object', properties: { books: { type: 'array', items: ref('Shelf') } } },
      },
      examples: { Poem: { summary: 'A poem', value: { title: 'Elegy' } } },
    },
  },
);

const examples = (holder: Json) => examplesOf(document, holder, 'response');

test('gives the one example of a body, and makes none beside it', () => {
  expect(examples({ schema: ref('Title'), example: 'Dubliners' })).toEqual([
    { value: 'Dubliners' },
  ]);
});

test.each([[null], [false], [0], ['']])('takes %j for an example that was written', (example) => {
  expect(examples({ schema: ref('Title'), example })).toEqual([{ value: example }]);
});

test('gives named examples in their order, with their words', () => {
  expect(
    examples({
      schema: ref('Book'),
      examples: {
        novel: { summary: 'A novel', description: 'A long one.', value: { title: 'Ulysses' } },
        poem: { $ref: '#/components/examples/Poem' },
        bare: { value: {} },
      },
    }),
  ).toEqual([
    {
      name: 'novel',
      summary: 'A novel',
      description: 'A long one.',
      value: { title: 'Ulysses' },
    },
    { name: 'poem', summary: 'A poem', value: { title: 'Elegy' } },
    { name: 'bare', value: {} },
  ]);
});

test('makes an example where the named ones stand in other files', () => {
  const elsewhere = { a: { externalValue: 'https://library.example/a.json' } };
  expect(examples({ schema: ref('Title'), examples: elsewhere })).toEqual([{ value: 'Ulysses' }]);
});

test('makes an example of the schema, without what only the other side sends', () => {
  expect(makeExample(document, ref('Book'), 'response')).toEqual({ id: 7, title: 'Ulysses' });
  expect(makeExample(document, ref('Book'), 'request')).toEqual({ title: 'Ulysses', pin: '1234' });
});

test('leaves out of the example of a schema what only the other side sends, at any depth', () => {
  const book = { id: 1, title: 'Ulysses', pin: '1' };
  const shelf = (example: unknown) => ({
    type: 'object',
    properties: { books: { type: 'array', items: ref('Book') } },
    additionalProperties: ref('Book'),
    example,
  });
  const make = (schema: unknown) => makeExample(document, schema, 'request');
  const sent = { title: 'Ulysses', pin: '1' };
  expect(make({ ...ref('Book'), example: book })).toEqual(sent);
  expect(make({ ...ref('Book'), examples: [book] })).toEqual(sent);
  expect(make({ ...ref('Book'), default: book })).toEqual(sent);
  expect(make(shelf({ books: [book], best: book }))).toEqual({ books: [sent], best: sent });
});

test('gives what somebody wrote for a request or response as it stands', () => {
  const example = { id: 1, title: 'Ulysses' };
  expect(examplesOf(document, { schema: ref('Book'), example }, 'request')).toEqual([
    { value: example },
  ]);
});

test('makes the same example each time', () => {
  const schema = { type: 'array', items: { type: 'string', format: 'date-time' }, minItems: 2 };
  const [first, second] = [1, 2].map(() => makeExample(document, schema, 'request'));
  expect(first).toHaveLength(2);
  expect(second).toEqual(first);
});

test('makes an example of a type that contains itself', () => {
  expect(makeExample(document, ref('Shelf'), 'response')).toHaveProperty('books');
});

test('makes none where there is no schema', () => {
  expect(examples({})).toEqual([]);
});

test('does not change the document', () => {
  const before = structuredClone(document);
  makeExample(document, ref('Book'), 'request');
  expect(document).toEqual(before);
});
