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

test('accepts a valid document, including one with recursive schemas', () => {
  const Book = { type: 'object', properties: { sequel: { $ref: '#/components/schemas/Book' } } };
  expect(check({ responses }, { components: { schemas: { Book } } })).toEqual([]);
});

test.each([
  ['a key that OpenAPI does not know', { responses, sumary: 'a' }, `${get}/sumary`, 'sumary'],
  ['a value of a wrong kind', { responses, deprecated: 'yes' }, `${get}/deprecated`, 'deprecated'],
  ['a misspelt part, once', { respones: responses }, `${get}/respones`, 'respones'],
  ['a missing part', {}, get, 'responses'],
])('names %s and its place', (_, operation, pointer, name) => {
  const problems = check(operation);
  expect(problems.map((problem) => problem.pointer)).toEqual([pointer]);
  expect(problems[0]?.found).toContain(name);
});

test('reports what a path requires, with its position', () => {
  const paths = { '/books/{id}': { get: { responses } } };
  const [problem] = check({}, { paths });
  expect(problem?.found).toContain('{id}');
  expect(problem?.pointer).toBe('/paths/~1books~1{id}/get/parameters');
});

test('points to the target of a reference if the mistake is there', () => {
  const schema = { $ref: '#/components/schemas/Books' };
  const content = { 'application/json': { schema } };
  const schemas = {
    Books: { type: 'array', items: { $ref: '#/components/schemas/Book' } },
    Book: { type: 'book' },
  };
  const problems = check(
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
])('finds fault with a reference %s', (_, broken: Json, status) => {
  const problems = check({ responses: broken });
  expect(problems.map(({ pointer }) => pointer)).toEqual([`${get}/responses/${status}/$ref`]);
});

test('does not follow references in extensions, but those of parts with such a name', () => {
  const extension = [
    { $ref: '#/components/x-policies/Nowhere' },
    { one: { $ref: './boats.json' } },
  ];
  const rest = { 'x-root': extension, components: { 'x-policies': extension, 'x-empty': null } };
  expect(check({ responses, 'x-examples': extension, 'x-policy': extension }, rest)).toEqual([]);

  const properties = { 'x-owner': { $ref: '#/components/schemas/Nobody' } };
  const schemas = { Boat: { type: 'object', properties, 'x-like': { $ref: 'boats.yaml' } } };
  expect(check({ responses }, { components: { schemas } }).map(({ pointer }) => pointer)).toEqual([
    '/components/schemas/Boat/properties/x-owner/$ref',
  ]);
});

test('reports a reference to a part of another kind once, with the number of others', () => {
  const schema = { $ref: '#/components/parameters/Sort' };
  const content = { 'application/json': { schema } };
  const response = { description: '', content };
  const parameters = { Sort: { name: 'sort', in: 'query', schema: { type: 'string' } } };
  const [problem, ...others] = check(
    { responses: { 200: response, 400: response, 404: response } },
    { components: { parameters } },
  );
  expect(others).toEqual([]);
  expect(problem?.pointer).toBe(`${get}/responses/200/content/application~1json/schema/$ref`);
  expect(problem?.found).toBe(
    'a reference to #/components/parameters/Sort, which is a parameter; GET /books (Get books) is left out because of it (2 more places have the same cause)',
  );
  expect(problem?.expected).toBe('a reference to a schema');
});

test('treats the content of an example as data', () => {
  const example = { $ref: 'https://library.example/book' };
  const content = { 'application/json': { example } };
  expect(check({ responses: { 200: { description: '', content } } })).toEqual([]);
});

test('rejects a reference in a map of examples, but treats the value of an example as data', () => {
  const examples = {
    none: { $ref: '#/components/examples/None' },
    thin: { value: { $ref: 'https://library.example/book' } },
  };
  const content = { 'application/json': { examples } };
  const problems = check({ responses: { 200: { description: '', content } } });
  expect(problems.map(({ pointer }) => pointer)).toEqual([
    `${get}/responses/200/content/application~1json/examples/none/$ref`,
  ]);
});

test.each(['parameters', 'requestBodies', 'pathItems', 'callbacks', 'examples'])(
  'follows references of components that are named like data, in %s',
  (kind) => {
    const components = { [kind]: { value: { $ref: `#/components/${kind}/none` } } };
    const problems = check({ responses }, { components });
    expect(problems.map(({ pointer }) => pointer)).toContain(`/components/${kind}/value/$ref`);
  },
);

test.each([null, [], 'openapi', {}])('requires a version if the document is %j', (document) => {
  const problems = checkInterface(document as never);
  expect(problems.map(({ found }) => found)).toEqual(['no OpenAPI version']);
});

test('requires a full version if it is a number', () => {
  const [problem] = check({ responses }, { openapi: 3.1 });
  expect(problem?.fix).toContain('3.1.0');
});

test.each([
  ['3.0.3', { deprecated: 'yes', title: 1, minLength: -1, discriminator: 'kind', required: [] }],
  ['3.1.0', { readOnly: 1, maxItems: '3', properties: [], items: [{}], enum: 'a', examples: {} }],
])(
  'warns of keywords in a form that OpenAPI %s does not know, and reads the rest',
  (openapi, misused) => {
    const schema = { type: 'string', pattern: 'a', exclusiveMinimum: 0, ...misused };
    const parameters = [{ name: 'q', in: 'query', required: true, schema }];
    const problems = check({ responses, parameters }, { openapi });
    expect(problems.map(({ pointer }) => pointer)).toEqual(
      Object.keys(misused).map((key) => at(`/schema/${key}`)),
    );
    expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
  },
);

test('takes a field, a default and an extension with the name of a keyword for what they are', () => {
  const properties = { required: { type: 'string' }, title: { type: 'string' } };
  const schema = { properties, default: { title: 1 }, 'x-form': { required: true } };
  const content = { 'application/json': { schema } };
  expect(check({ responses: { 200: { description: '', content } } })).toEqual([]);
});

test('accepts the schemas true and false for a parameter and a body', () => {
  const parameters = [{ name: 'q', in: 'query', schema: true }];
  const content = { 'application/json': { schema: false } };
  const operation = { parameters, responses: { 200: { description: '', content } } };
  expect(check(operation, { openapi: '3.1.0' })).toEqual([]);
});

const key = { name: 'q', in: 'query', schema: { type: 'string' } };
const withScheme = (scheme: Json) => ({ components: { securitySchemes: { key: scheme } } });
const at = (rest: string) => `${get}/parameters/0${rest}`;

test.each([
  ['a parameter that says nowhere to be', [{ name: 'q', schema: {} }], at(''), 'no in'],
  ['a parameter of an unknown place', [{ ...key, in: 'qery' }], at('/in'), 'in with a value'],
  ['a style of another place', [{ ...key, style: 'simple' }], at('/style'), 'style with a value'],
  ['a schema beside content', [{ ...key, content: { a: {} } }], at(''), 'both schema and content'],
  [
    'two kinds of examples',
    [{ ...key, example: 1, examples: {} }],
    at(''),
    'both example and examples',
  ],
  ['a parameter twice', [key, { ...key, example: 'a' }], `${get}/parameters/1`, 'q twice'],
  ['a parameter that the path lacks', [{ ...key, in: 'path', required: true }], get, '`{q}`'],
])('names of %s what is wrong, and nothing else', (_, parameters, pointer, words) => {
  for (const openapi of ['3.0.3', '3.1.0']) {
    const found = check({ responses, parameters }, { openapi });
    expect(found.map((problem) => problem.pointer)).toEqual([pointer]);
    expect(found[0]?.found).toContain(words);
  }
});

test('requires path parameters to be required', () => {
  const paths = { '/books/{q}': { get: { parameters: [{ ...key, in: 'path' }], responses } } };
  expect(check({}, { paths })).toMatchObject([{ found: 'no required' }]);
});

test.each([
  ['without a type', {}, '', 'no type'],
  ['of a type of OpenAPI 2', { type: 'basic' }, '/type', 'type with a value'],
  ['that lacks a key of its type', { type: 'apiKey', name: 'a' }, '', 'no in'],
  ['in an unknown place', { type: 'apiKey', name: 'a', in: 'body' }, '/in', 'in with a value'],
  [
    'with a key of another type',
    { type: 'http', scheme: 'a', name: 'b' },
    '/name',
    'the unknown key name',
  ],
  ['with an unknown key', { type: 'http', scheme: 'a', schema: 'b' }, '/schema', 'the unknown key'],
])('finds fault with a security scheme %s', (_, scheme, pointer, words) => {
  for (const openapi of ['3.0.3', '3.1.0']) {
    const found = check({ responses }, { openapi, ...withScheme(scheme) });
    expect(found.map((problem) => problem.pointer)).toEqual([
      `/components/securitySchemes/key${pointer}`,
    ]);
    expect(found[0]?.found).toContain(words);
  }
});

test.each([
  ['a parameter', { parameters: [{ $ref: '#/components/schemas/Book' }] }, '/parameters/0/$ref'],
  [
    'a response',
    { responses: { 200: { $ref: '#/components/schemas/Book' } } },
    '/responses/200/$ref',
  ],
])('finds fault with a reference to a schema where %s belongs', (wanted, operation, pointer) => {
  const components = { schemas: { Book: { type: 'string' } } };
  expect(check({ responses, ...operation }, { components })).toMatchObject([
    { pointer: get + pointer, expected: `a reference to ${wanted}` },
  ]);
});

test.each([
  ['a path that begins with no slash', { paths: { books: {} } }, '/paths/books'],
  [
    'a component that no reference can name',
    { components: { schemas: { 'A book': {} } } },
    '/components/schemas/A book',
  ],
])('finds fault with %s', (_, rest, pointer) => {
  expect(check({ responses }, rest).map((problem) => problem.pointer)).toEqual([pointer]);
});

test('reports every unknown key of an object', () => {
  const found = check({ responses, sumary: 'a', descripton: 'b' });
  expect(found.map(({ pointer }) => pointer)).toEqual([`${get}/sumary`, `${get}/descripton`]);
});

test('requires an OpenAPI 3.1 document to describe something', () => {
  const [problem] = check({}, { openapi: '3.1.0', paths: {} });
  expect(problem?.found).toBe('no entry in `paths`, `webhooks` or `components`');
});
