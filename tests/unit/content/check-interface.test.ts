import { expect, test } from 'vitest';
import { checkInterface } from '../../../src/content/interface/check-interface';
import type { Json } from '../../../src/openapi/document/document';

const get = '/paths/~1books/get';
const responses = { 200: { description: 'The books.' } };

/** Checks a document with one operation. */
const check = (operation: Json, rest: Json = {}) =>
  checkInterface({
    openapi: '3.0.3',
    info: { title: 'Library', version: '1' },
    paths: { '/books': { get: operation } },
    ...rest,
  });

test('finds nothing wrong with a valid document, one that contains itself included', async () => {
  const Book = { type: 'object', properties: { sequel: { $ref: '#/components/schemas/Book' } } };
  expect(await check({ responses }, { components: { schemas: { Book } } })).toEqual([]);
});

test.each([
  ['a key that OpenAPI does not know', { responses, sumary: 'a' }, `${get}/sumary`, 'sumary'],
  ['a value of a wrong kind', { responses, deprecated: 'yes' }, `${get}/deprecated`, 'deprecated'],
  ['a missing part', {}, get, 'responses'],
])('names %s and its place', async (_, operation, pointer, name) => {
  const problems = await check(operation);
  expect(problems.map((problem) => problem.pointer)).toEqual([pointer]);
  expect(problems[0]?.found).toContain(name);
});

test('says what a path wants, and where', async () => {
  const paths = { '/books/{id}': { get: { responses } } };
  const [problem] = await check({}, { paths });
  expect(problem?.found).toContain('{id}');
  expect(problem?.pointer).toBe('/paths/~1books~1{id}/get');
});

test('finds a part by the name that the validator gives it', async () => {
  const parameters = [
    { name: 'q', in: 'query', schema: { type: 'string' } },
    { name: 'tags', in: 'query', schema: { type: 'array' } },
  ];
  const found = (await check({ responses, parameters })).map(({ pointer, found }) => [
    pointer,
    found,
  ]);
  expect(found).toEqual([
    [`${get}/parameters/1`, 'tags that is an array, so it must include an `items` schema'],
  ]);
});

test('names the second of two operations with one id', async () => {
  const operation = { operationId: 'ListBooks', responses };
  const paths = { '/books': { get: operation, post: operation }, '/loans': { get: { responses } } };
  const [problem, ...others] = await check({}, { paths });
  expect(problem?.pointer).toBe('/paths/~1books/post/operationId');
  expect(problem?.found).toContain('`ListBooks` is duplicated');
  expect(others).toEqual([]);
});

test('points to what a reference leads to, where the mistake stands there', async () => {
  const schema = { $ref: '#/components/schemas/Books' };
  const content = { 'application/json': { schema } };
  const schemas = {
    Books: { type: 'array', items: { $ref: '#/components/schemas/Book' } },
    Book: { type: 'book' },
  };
  const problems = await check(
    { responses: { 200: { description: '', content } } },
    { components: { schemas } },
  );
  expect(problems.length).toBeGreaterThan(0);
  for (const { pointer } of problems) expect(pointer).toBe('/components/schemas/Book/type');
});

test.each([
  ['to nothing', { 200: { $ref: '#/components/responses/None' } }, '200'],
  [
    'to nothing, as the default response,',
    { ...responses, default: { $ref: '#/components/none' } },
    'default',
  ],
  ['to another file', { ...responses, default: { $ref: 'errors.yaml#/Error' } }, 'default'],
  ['that cannot be decoded', { 200: { $ref: '#/components/responses/100%' } }, '200'],
])('finds fault with a reference %s', async (_, broken: Json, status) => {
  const problems = await check({ responses: broken });
  expect(problems.map(({ pointer }) => pointer)).toEqual([`${get}/responses/${status}/$ref`]);
});

test('takes what stands in an example for data', async () => {
  const example = { $ref: 'https://library.example/book' };
  const content = { 'application/json': { example } };
  expect(await check({ responses: { 200: { description: '', content } } })).toEqual([]);
});

test('finds fault with a reference in a map of examples, but takes the value of one for data', async () => {
  const examples = {
    none: { $ref: '#/components/examples/None' },
    thin: { value: { $ref: 'https://library.example/book' } },
  };
  const content = { 'application/json': { examples } };
  const problems = await check({ responses: { 200: { description: '', content } } });
  expect(problems.map(({ pointer }) => pointer)).toEqual([
    `${get}/responses/200/content/application~1json/examples/none/$ref`,
  ]);
});

test.each(['parameters', 'requestBodies', 'pathItems', 'callbacks', 'examples'])(
  'follows references of components that are named like data, in %s',
  async (kind) => {
    const components = { [kind]: { value: { $ref: `#/components/${kind}/none` } } };
    const problems = await check({ responses }, { components });
    expect(problems.map(({ pointer }) => pointer)).toEqual([`/components/${kind}/value/$ref`]);
  },
);

test.each([null, [], 'openapi', {}])(
  'asks for a version where the document is %j',
  async (document) => {
    const problems = await checkInterface(document as never);
    expect(problems.map(({ found }) => found)).toEqual(['no version of OpenAPI']);
  },
);

test('asks to write a version in full where it is a number', async () => {
  const [problem] = await check({ responses }, { openapi: 3.1 });
  expect(problem?.repair).toContain('3.1.0');
});

test('takes the schemas true and false of a parameter and a body', async () => {
  const parameters = [{ name: 'q', in: 'query', schema: true }];
  const content = { 'application/json': { schema: false } };
  const operation = { parameters, responses: { 200: { description: '', content } } };
  expect(await check(operation, { openapi: '3.1.0' })).toEqual([]);
});
