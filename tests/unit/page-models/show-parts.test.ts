import { expect, test } from 'vitest';
import { buildCall } from '../../../src/openapi/calls/build-call';
import type { Call } from '../../../src/openapi/calls/call';
import type { Operation } from '../../../src/openapi/model';
import type { SchemaNode } from '../../../src/openapi/schema-node';
import { showParts } from '../../../src/page-models/show-parts';
import type { Step } from '../../../src/story/story';
import { buildDocument, buildOnlyOperation } from '../build-document';

/** The parts of an operation on a page without marks and without words on errors. */
const show = (operation: Operation, options: { step?: Step; call?: Call } = {}) =>
  showParts(operation, { marks: new Map(), errors: new Map(), ...options });

const text = (example: string) => ({ type: 'string', example });
const author = { type: 'object', properties: { name: text('Ada'), pen: text('A. L.') } };
const schema = {
  type: 'object',
  properties: {
    title: text('Emma'),
    isbn: text('978'),
    tags: { type: 'array', items: text('novel'), example: ['novel'] },
    authors: { type: 'array', items: author },
    byRole: { type: 'object', additionalProperties: author },
    loan: { type: 'object', example: { days: 7 } },
    copy: { oneOf: [author, { type: 'object', properties: { shelf: text('A4') } }] },
  },
};
const value = {
  title: 'Emma',
  isbn: null,
  tags: ['atlas'],
  authors: [{ name: 'Jane' }, { name: 'Ada', pen: 'Currer' }],
  byRole: { editor: { name: 'Tom' } },
  loan: {},
  copy: { shelf: 'B2' },
};
const content = { 'application/json': { schema, example: value } };
const operation = buildOnlyOperation(
  { responses: { 200: { description: '', content }, 204: { description: '' } } },
  {},
  {},
);

/** The fields whose examples remain, as paths. */
function listRemaining({ fields, items, variants, example }: SchemaNode, path = ''): string[] {
  return [
    ...(example === undefined ? [] : [path]),
    ...fields.flatMap((field) => listRemaining(field.schema, `${path}.${field.name}`)),
    ...(items ? listRemaining(items, `${path}[]`) : []),
    ...variants.flatMap((variant, index) => listRemaining(variant.schema, `${path}|${index}`)),
  ];
}

test('keeps the examples of fields that the example of the body does not show, or leaves empty', () => {
  const [response] = show(operation).responses;
  expect(listRemaining(response?.content[0]?.schema as SchemaNode)).toEqual([
    '.isbn',
    '.byRole[].pen',
    '.loan',
    '.copy|0.name',
    '.copy|0.pen',
  ]);
});

test('keeps the examples of parameters that the samples do not send', () => {
  const raw = {
    operationId: 'GetBook',
    parameters: [
      { in: 'path', name: 'id', required: true, schema: text('17') },
      { in: 'query', name: 'lang', schema: text('en') },
    ],
    responses: {},
  };
  const whole = buildOnlyOperation(raw);
  const document = buildDocument({ '/books/{id}': { get: raw } });
  const examplesWith = (choice?: { with: Record<string, unknown> }) =>
    show(whole, { call: buildCall(document, whole, choice) }).parameters.map(
      ({ name, schema: { example } }) => `${name}: ${example ?? 'none'}`,
    );
  expect(examplesWith({ with: {} })).toEqual(['id: none', 'lang: en']);
  expect(examplesWith({ with: { lang: 'de' } })).toEqual(['id: none', 'lang: none']);
});

test('leaves an operation without a readable example as it is', () => {
  const plain = { 'text/plain': { schema: text('Emma'), examples: {} } };
  const only = buildOnlyOperation({ responses: { 200: { description: '', content: plain } } });
  const media = only.responses[0]?.content[0];
  const [response] = show({
    ...only,
    responses: only.responses.map((each) => ({
      ...each,
      content: media ? [{ ...media, examples: [] }] : [],
    })),
  }).responses;
  expect(response?.content[0]?.schema.example).toBe('Emma');
});

const examplesOf = (...names: string[]) => ({
  'application/json': {
    schema: {},
    examples: Object.fromEntries(names.map((name) => [name, { value: name }])),
  },
});
const adding = buildOnlyOperation({
  requestBody: { content: examplesOf('novel', 'atlas', 'poem') },
  responses: {
    200: { description: '', content: examplesOf('novel', 'atlas') },
    400: { description: '', content: examplesOf('novel', 'atlas') },
  },
});

/** The names of the examples of the request, the response and the error. */
function namesAfter(step?: Step): string[] {
  const { body, responses } = show(adding, { step });
  const contents = [body?.content ?? [], ...responses.map((response) => response.content)];
  return contents.map(([media]) => (media?.examples ?? []).map(({ name }) => name).join(' '));
}

test('shows the request and the response of the step first, and errors as they are', () => {
  const rest = ['novel atlas poem', 'novel atlas', 'novel atlas'];
  expect(namesAfter({ call: 'AddBook', example: 'atlas' })).toEqual([
    'atlas novel poem',
    'atlas novel',
    'novel atlas',
  ]);
  expect(namesAfter({ call: 'AddBook', example: 'poem', returns: 'atlas' })).toEqual([
    'poem novel atlas',
    'atlas novel',
    'novel atlas',
  ]);
  expect(namesAfter({ call: 'AddBook' })).toEqual(rest);
  expect(namesAfter()).toEqual(rest);
});

test('calls errors what authors call them, and marks parts at any depth', () => {
  const meaning = { label: 'Not yours', meaning: '', retry: 'no', action: '' } as const;
  const { mark, responses } = showParts(operation, {
    marks: new Map([
      ['', 'changed in 2'],
      ['response.200.authors.name', 'new in 2'],
    ]),
    errors: new Map([
      ['200', meaning],
      ['400', meaning],
    ]),
  });
  expect(mark).toBe('changed in 2');
  const authors = responses[0]?.content[0]?.schema.fields.find(({ name }) => name === 'authors');
  expect(authors?.schema.items?.fields.map((each) => each.mark)).toEqual(['new in 2', undefined]);
  expect(responses.map(({ label }) => label)).toEqual(['OK', 'No content']);
  const errors = new Map([['400', meaning]]);
  const shown = showParts(adding, { marks: new Map(), errors });
  expect(shown.responses.map(({ label }) => label)).toEqual(['OK', 'Not yours']);
});
