import { expect, test } from 'vitest';
import { buildOnlyOperation } from '../../build-document';

const text = { type: 'string' };

test('uses the summary as the title, or else the id in words', () => {
  expect(buildOnlyOperation({ summary: 'Read a book' }).title).toBe('Read a book');
  expect(buildOnlyOperation({ summary: ' ' }).title).toBe('Get book');
  expect(buildOnlyOperation({ summary: 'Reads a book.' }).title).toBe('Reads a book');
  expect(buildOnlyOperation({ summary: 'Read on...' }).title).toBe('Read on...');
});

test('gives each media type of a body, the further ones with anchors of their own', () => {
  const schema = { type: 'object', properties: { title: text } };
  const { body } = buildOnlyOperation({
    requestBody: {
      required: true,
      description: 'The book.',
      content: { 'application/json': { schema }, 'text/csv': { schema } },
    },
  });
  expect(body).toMatchObject({ required: true, description: 'The book.' });
  expect(body?.content.map(({ schema: { fields } }) => fields[0]?.anchor)).toEqual([
    'request.title',
    'request.text/csv.title',
  ]);
});

test('has no body where the document has none', () => {
  expect(buildOnlyOperation({})).not.toHaveProperty('body');
});

test('gives the responses in order with headers and fields below their status', () => {
  const Gone = { description: 'It was sold.', headers: { 'x-sold': { schema: text } } };
  const { responses } = buildOnlyOperation(
    {
      responses: {
        '200': {
          description: '',
          content: { 'application/json': { schema: { properties: { id: text } } } },
        },
        '410': { $ref: '#/components/responses/Gone' },
        default: { description: 'Anything else.' },
        'x-internal': true,
      },
    },
    { components: { responses: { Gone } } },
  );
  expect(responses.map(({ status, label }) => [status, label])).toEqual([
    ['200', 'OK'],
    ['410', 'Gone'],
    ['default', 'Any other status'],
  ]);
  expect(responses[0]?.content[0]?.schema.fields[0]?.anchor).toBe('response.200.id');
  expect(responses[1]?.headers[0]).toMatchObject({ name: 'x-sold', in: 'header' });
  expect(responses[0]).not.toHaveProperty('description');
});

test('has the security of the document unless the operation has its own, or none', () => {
  const rest = {
    security: [{ bearer: [] }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, key: { type: 'apiKey' } },
    },
  };
  const names = (operation: object) =>
    buildOnlyOperation({ ...operation }, rest)
      .security.flat()
      .map(({ name }) => name);
  expect(names({})).toEqual(['bearer']);
  expect(names({ security: [{ key: [] }] })).toEqual(['key']);
  expect(names({ security: [] })).toEqual([]);
});
