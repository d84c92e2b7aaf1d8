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

test('uses the only example of a body, without generating another', () => {
  expect(examples({ schema: ref('Title'), example: 'Dubliners' })).toEqual([
    { value: 'Dubliners' },
  ]);
});

test.each([[null], [false], [0], ['']])('accepts %j as a written example', (example) => {
  expect(examples({ schema: ref('Title'), example })).toEqual([{ value: example }]);
});

test('returns named examples in order, with their descriptions', () => {
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

test('generates an example if the named ones are in other files', () => {
  const elsewhere = { a: { externalValue: 'https://library.example/a.json' } };
  expect(examples({ schema: ref('Title'), examples: elsewhere })).toEqual([
    { value: 'Ulysses', isMade: true },
  ]);
});

test('generates an example from the schema, without fields of the other direction', () => {
  expect(makeExample(document, ref('Book'), 'response')).toEqual({ id: 7, title: 'Ulysses' });
  expect(makeExample(document, ref('Book'), 'request')).toEqual({ title: 'Ulysses', pin: '1234' });
});

test('removes fields of the other direction from the example of a schema, at any depth', () => {
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

test('uses a written request or response example unchanged', () => {
  const example = { id: 1, title: 'Ulysses' };
  expect(examplesOf(document, { schema: ref('Book'), example }, 'request')).toEqual([
    { value: example },
  ]);
});

test('generates the same example each time', () => {
  const schema = { type: 'array', items: { type: 'string', format: 'date-time' }, minItems: 2 };
  const [first, second] = [1, 2].map(() => makeExample(document, schema, 'request'));
  expect(first).toHaveLength(2);
  expect(second).toEqual(first);
});

test('generates an example of a recursive type', () => {
  expect(makeExample(document, ref('Shelf'), 'response')).toHaveProperty('books');
});

test('generates none without a schema', () => {
  expect(examples({})).toEqual([]);
});

test('does not change the document', () => {
  const before = structuredClone(document);
  makeExample(document, ref('Book'), 'request');
  expect(document).toEqual(before);
});

test('makes an example again once the type that its schema refers to has changed', () => {
  const make = (first: string) => {
    const schemas = { Size: { type: 'string', enum: [first, 'large'] } };
    return makeExample(buildDocument({}, { components: { schemas } }), ref('Size'), 'request');
  };
  expect([make('small'), make('tiny'), make('small')]).toEqual(['small', 'tiny', 'small']);
});
