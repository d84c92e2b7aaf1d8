import { expect, test } from 'vitest';
import { buildCall } from '../../../src/openapi/calls/build-call';
import type { SchemaNode } from '../../../src/openapi/schema-node';
import { dropShownExamples } from '../../../src/page-models/drop-shown-examples';
import { buildDocument, buildOnlyOperation } from '../build-document';

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
  const [response] = dropShownExamples(operation, undefined).responses;
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
    dropShownExamples(whole, buildCall(document, whole, choice)).parameters.map(
      ({ name, schema: { example } }) => `${name}: ${example ?? 'none'}`,
    );
  expect(examplesWith({ with: {} })).toEqual(['id: none', 'lang: en']);
  expect(examplesWith({ with: { lang: 'de' } })).toEqual(['id: none', 'lang: none']);
});

test('leaves an operation without a readable example as it is', () => {
  const plain = { 'text/plain': { schema: text('Emma'), examples: {} } };
  const only = buildOnlyOperation({ responses: { 200: { description: '', content: plain } } });
  const media = only.responses[0]?.content[0];
  const [response] = dropShownExamples(
    {
      ...only,
      responses: only.responses.map((each) => ({
        ...each,
        content: media ? [{ ...media, examples: [] }] : [],
      })),
    },
    undefined,
  ).responses;
  expect(response?.content[0]?.schema.example).toBe('Emma');
});
