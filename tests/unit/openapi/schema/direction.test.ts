import { expect, test } from 'vitest';
import type { SchemaNode } from '../../../../src/openapi/schema-node';
import { buildOnlyOperation, ref } from '../../build-document';

const schemas = {
  User: {
    type: 'object',
    required: ['id', 'name', 'pin', 'home'],
    properties: {
      id: { type: 'integer', readOnly: true },
      name: { type: 'string' },
      pin: { allOf: [ref('Pin')] },
      home: ref('Home'),
    },
    example: { id: 1, name: 'Ann', pin: '1234' },
  },
  Pin: { type: 'string', writeOnly: true },
  Home: { type: 'object', properties: { city: { type: 'string' } } },
};
const json = { content: { 'application/json': { schema: ref('User') } } };

const rows = (node: SchemaNode | undefined) =>
  node?.fields.map(({ name, required }) => `${name}${required ? '!' : ''}`);

test('requires only the fields that each direction contains', () => {
  const { body, responses } = buildOnlyOperation(
    { requestBody: json, responses: { 200: { description: 'It.', ...json } } },
    { components: { schemas } },
  );
  const [request, response] = [body, responses[0]].map((part) => part?.content[0]);
  expect(rows(request?.schema)).toEqual(['name!', 'pin!', 'home!', 'id']);
  expect(rows(response?.schema)).toEqual(['id!', 'name!', 'pin', 'home!']);
  expect(request?.schema.example).toBe('{"name":"Ann","pin":"1234"}');
  expect(response?.schema.example).toBe('{"id":1,"name":"Ann"}');
});

test('unfolds a type for each side only where the two differ', () => {
  const { responses } = buildOnlyOperation(
    { requestBody: json, responses: { 200: { description: 'It.', ...json } } },
    { components: { schemas } },
  );
  const home = responses[0]?.content[0]?.schema.fields.at(-1)?.schema;
  expect(home).toMatchObject({ kind: 'reference', target: 'request.home' });
});

test('unfolds a type for each side where only one sends a field, even if it is optional', () => {
  const Loan = { type: 'object', properties: { id: { type: 'integer', readOnly: true } } };
  const content = { 'application/json': { schema: ref('Loan') } };
  const { responses } = buildOnlyOperation(
    { requestBody: { content }, responses: { 200: { description: 'It.', content } } },
    { components: { schemas: { Loan } } },
  );
  const loan = responses[0]?.content[0]?.schema;
  expect(loan?.kind).toBe('object');
  expect(loan?.fields.map(({ anchor }) => anchor)).toEqual(['response.200.id']);
});

test('unfolds a type for each side where a type within it differs', () => {
  const users = { type: 'array', items: ref('Group') };
  const Group = { type: 'object', properties: { owner: ref('User'), parent: ref('Group') } };
  const media = { content: { 'application/json': { schema: users } } };
  const { responses } = buildOnlyOperation(
    { requestBody: media, responses: { 200: { description: 'All.', ...media } } },
    { components: { schemas: { ...schemas, Group } } },
  );
  const group = responses[0]?.content[0]?.schema.items;
  expect(group?.kind).toBe('object');
  expect(rows(group?.fields[0]?.schema)).toEqual(['id!', 'name!', 'pin', 'home!']);
});

test('has no examples of what a side does not send', () => {
  const id = { type: 'integer', readOnly: true, example: 17, default: 1 };
  const content = { 'application/json': { schema: { type: 'object', properties: { id } } } };
  const { body, responses } = buildOnlyOperation({
    requestBody: { content },
    responses: { 200: { description: 'It.', content } },
  });
  const [request, response] = [body, responses[0]].map(
    (part) => part?.content[0]?.schema.fields[0]?.schema,
  );
  expect([request?.access, request?.example, request?.default]).toEqual([
    'read-only',
    undefined,
    undefined,
  ]);
  expect(response?.example).toBe('17');
});
