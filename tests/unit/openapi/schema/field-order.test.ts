import { expect, test } from 'vitest';
import { buildOnlyOperation } from '../../build-document';

const book = {
  type: 'object',
  required: ['title'],
  properties: {
    id: { type: 'integer', readOnly: true },
    note: { type: 'string' },
    title: { type: 'string' },
  },
};
const schema = {
  type: 'object',
  required: ['books'],
  properties: {
    branch: { type: 'string' },
    books: { type: 'array', items: book },
    either: { oneOf: [book, { type: 'string' }] },
  },
};
const content = { 'application/json': { schema } };

test('puts what a request has to send first and what the server sets last, at any depth', () => {
  const operation = buildOnlyOperation({
    requestBody: { content },
    responses: { 200: { description: '', content } },
  });
  const { fields = [] } = operation.body?.content[0]?.schema ?? {};
  expect(fields.map(({ name }) => name)).toEqual(['books', 'branch', 'either']);
  const nested = [fields[0]?.schema.items, fields[2]?.schema.variants[0]?.schema];
  for (const node of nested) {
    expect(node?.fields.map(({ name }) => name)).toEqual(['title', 'note', 'id']);
  }
  const answered = operation.responses[0]?.content[0]?.schema.fields ?? [];
  expect(answered.map(({ name }) => name)).toEqual(['branch', 'books', 'either']);
});
