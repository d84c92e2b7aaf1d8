import { expect, test } from 'vitest';
import {
  listParameterExamples,
  listParameters,
} from '../../../../src/openapi/build/raw-parameters';
import { serializationOf } from '../../../../src/openapi/calls/serialization';
import { buildDocument, buildOnlyOperation, ref } from '../../build-document';

const document = buildDocument(
  {},
  {
    components: {
      schemas: { Title: { type: 'string', example: 'Ulysses' } },
      examples: { A: { value: 'from a' } },
    },
  },
);

test.each([
  ['its own example', { example: 0, examples: { a: { value: 1 } }, schema: { example: 2 } }, 0],
  ['the first of its examples', { examples: { a: { value: 1 } }, schema: { example: 2 } }, 1],
  [
    'an example that stands elsewhere',
    { examples: { a: { $ref: '#/components/examples/A' } } },
    'from a',
  ],
  ['the example of its media type', { content: { 'text/plain': { example: 5 } } }, 5],
  ['the first of those', { content: { 'text/plain': { examples: { a: { value: 6 } } } } }, 6],
  ['the example of the schema there', { content: { 'text/plain': { schema: { example: 7 } } } }, 7],
  ['the example of its schema', { schema: { example: 2, examples: [3] } }, 2],
  ['the first example of its schema', { schema: { examples: [3, 4] } }, 3],
  ['the example of a named schema', { schema: ref('Title') }, 'Ulysses'],
  [
    'an example beside the reference',
    { schema: { ...ref('Title'), example: 'Dubliners' } },
    'Dubliners',
  ],
  ['nothing where nobody wrote one', { schema: { type: 'string', default: 'a' } }, undefined],
])('gives for a parameter %s', (_, parameter, value) => {
  expect(listParameterExamples(document, parameter)[0]?.value).toBe(value);
});

test('shows the same example on the page', () => {
  const content = { 'application/json': { schema: { type: 'array' }, example: [1] } };
  const examples = { a: { $ref: '#/components/examples/A' } };
  const { parameters } = buildOnlyOperation(
    {
      parameters: [
        { name: 'ids', in: 'query', content },
        { name: 'word', in: 'query', examples },
      ],
    },
    { components: document.components },
  );
  expect(parameters.map(({ schema }) => schema.example)).toEqual(['[1]', 'from a']);
});

test('shows examples once that look the same', () => {
  const wordsFor = (...summaries: (string | undefined)[]) =>
    Object.fromEntries(
      summaries.map((summary, index) => [
        `e${index}`,
        { value: '+1', ...(summary && { summary }) },
      ]),
    );
  const [same, other] = buildOnlyOperation({
    parameters: [
      { name: 'to', in: 'query', schema: {}, examples: wordsFor(undefined, undefined, undefined) },
      { name: 'from', in: 'query', schema: {}, examples: wordsFor('One', 'Two', 'One') },
    ],
  }).parameters;
  expect([same?.schema.example, same?.examples]).toEqual(['+1', undefined]);
  expect(other?.examples).toEqual([
    { value: '+1', description: 'One' },
    { value: '+1', description: 'Two' },
  ]);
});

test('shows all examples of a parameter, with what authors say about them', () => {
  const [sort, page, only, plain, list] = buildOnlyOperation(
    {
      parameters: [
        {
          name: 'sort',
          in: 'query',
          schema: { type: 'string' },
          examples: {
            asc: { summary: 'Oldest first', value: 'age' },
            desc: { summary: 'Newest first', description: 'The default order.', value: '-age' },
            all: { externalValue: 'https://h.example/sort.json', description: 'All of them.' },
            relative: { summary: 'Nearby', externalValue: './sort.json' },
          },
        },
        { name: 'page', in: 'query', schema: { type: 'integer', examples: [1, 2] } },
        { name: 'only', in: 'query', schema: {}, examples: { a: { summary: 'One', value: 1 } } },
        { name: 'plain', in: 'query', schema: {}, examples: { a: { value: 1 } } },
        {
          name: 'word',
          in: 'query',
          examples: { a: { $ref: '#/components/examples/A' }, b: { value: {} } },
        },
      ],
    },
    { components: document.components },
  ).parameters;
  expect(sort?.schema.example).toBe('age');
  expect(sort?.examples).toEqual([
    { value: 'age', description: 'Oldest first' },
    { value: '-age', description: 'Newest first. The default order.' },
    { details: '[all](<https://h.example/sort.json>)', description: 'All of them.' },
    { details: 'Nearby, `./sort.json`' },
  ]);
  expect(page?.examples).toEqual([{ value: '1' }, { value: '2' }]);
  expect(only?.examples).toEqual([{ value: '1', description: 'One' }]);
  expect(plain).not.toHaveProperty('examples');
  expect(list?.examples).toEqual([{ value: 'from a' }, { value: '{}' }]);
});

test('shows all examples of a header, and links to those of a body that are elsewhere', () => {
  const examples = { a: { value: 'x' }, b: { value: 'y' } };
  const linked = {
    full: { summary: 'A full list', externalValue: 'https://h.example/boats.json' },
  };
  const content = { 'application/json': { schema: { type: 'array' }, examples: linked } };
  const headers = { 'x-next': { schema: { type: 'string' }, examples } };
  const [response] = buildOnlyOperation({
    responses: { 200: { description: 'OK', headers, content } },
  }).responses;
  expect(response?.headers[0]?.examples).toEqual([{ value: 'x' }, { value: 'y' }]);
  expect(response?.content[0]?.details).toBe(
    'Examples elsewhere:\n\n- [A full list](<https://h.example/boats.json>)',
  );
  expect(response?.content[0]?.examples.map(({ text }) => text)).toEqual(['[]']);
});

test('leaves out the headers that body and security imply, in any case', () => {
  const parameters = ['Accept', 'content-type', 'AUTHORIZATION', 'x-desk'].map((name) => ({
    name,
    in: 'header',
  }));
  const query = { name: 'accept', in: 'query' };
  const names = listParameters(document, { parameters }, { parameters: [query] }).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['accept', 'x-desk']);
});

test.each([
  ['path', {}, 'simple', false],
  ['query', {}, 'form', true],
  ['header', {}, 'simple', false],
  ['cookie', {}, 'form', true],
  ['query', { explode: false }, 'form', false],
  ['query', { style: 'pipeDelimited' }, 'pipeDelimited', false],
  ['path', { style: 'matrix', explode: true }, 'matrix', true],
])('writes a parameter of the %s that says %j in the style %s', (place, says, style, explode) => {
  expect(serializationOf({ in: place, ...says })).toEqual({ style, explode });
});

test.each([
  ['application/json', 'json'],
  ['text/plain', 'text'],
])('writes the value of a parameter with the media type %s as %s', (type, content) => {
  expect(serializationOf({ in: 'query', content: { [type]: {} } })).toMatchObject({ content });
});
