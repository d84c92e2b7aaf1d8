import { expect, test } from 'vitest';
import { buildOnlyOperation } from '../../build-document';

const text = { type: 'string' };

test('orders parameters by location: path, query, header, cookie', () => {
  const parameters = ['cookie', 'header', 'query', 'path'].map((place) => ({
    name: `in-${place}`,
    in: place,
    schema: text,
  }));
  const operation = buildOnlyOperation({ parameters });
  expect(operation.parameters.map(({ anchor }) => anchor)).toEqual([
    'path.in-path',
    'query.in-query',
    'header.in-header',
    'cookie.in-cookie',
  ]);
});

test('puts the parameters of the path item first, unless the operation has its own', () => {
  const { parameters } = buildOnlyOperation(
    {
      parameters: [
        { name: 'words', in: 'query', schema: text },
        { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
      ],
    },
    { components: { parameters: { Id: { name: 'id', in: 'path', schema: text } } } },
    {
      parameters: [
        { $ref: '#/components/parameters/Id' },
        { name: 'id', in: 'query', schema: text },
        { name: 'page', in: 'query', schema: text },
      ],
    },
  );
  expect(parameters.map(({ in: place, name, schema }) => [place, name, schema.label])).toEqual([
    ['path', 'id', 'integer'],
    ['query', 'id', 'string'],
    ['query', 'page', 'string'],
    ['query', 'words', 'string'],
  ]);
});

test('follows the reference of a parameter, with its flags', () => {
  const Page = {
    name: 'page',
    in: 'query',
    deprecated: true,
    description: 'Which page.',
    example: 2,
    schema: { type: 'integer', default: 1 },
    'x-sdk-name': 'page_number',
  };
  const { parameters } = buildOnlyOperation(
    { parameters: [{ $ref: '#/components/parameters/Page' }] },
    { components: { parameters: { Page } } },
  );
  expect(parameters).toMatchObject([
    {
      name: 'page',
      required: false,
      deprecated: true,
      description: 'Which page.',
      sdkName: 'page_number',
      schema: { label: 'integer', default: '1', example: '2' },
    },
  ]);
});

test('reads the schema of a parameter that has a media type instead', () => {
  const content = { 'application/json': { schema: { type: 'array', items: text } } };
  const { parameters } = buildOnlyOperation({
    parameters: [{ name: 'ids', in: 'query', content }],
  });
  expect(parameters[0]?.schema.label).toBe('list of string');
});

test('describes a parameter, response or header by the words beside its reference', () => {
  const described = (name: string) => ({ $ref: `#/components/${name}`, description: 'Nearer.' });
  const { parameters, responses } = buildOnlyOperation(
    {
      parameters: [described('parameters/Page')],
      responses: { 200: described('responses/Book'), 201: { $ref: '#/components/responses/Book' } },
    },
    {
      components: {
        parameters: { Page: { name: 'page', in: 'query', description: 'Any page.', schema: text } },
        headers: { Total: { description: 'Any total.', schema: text } },
        responses: {
          Book: { description: 'Any book.', headers: { 'x-total': described('headers/Total') } },
        },
      },
    },
  );
  const [nearer, plain] = responses;
  expect(parameters[0]?.description).toBe('Nearer.');
  expect([nearer?.description, plain?.description]).toEqual(['Nearer.', 'Any book.']);
  expect(plain?.headers[0]?.description).toBe('Nearer.');
});
