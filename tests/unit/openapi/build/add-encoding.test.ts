import { expect, test } from 'vitest';
import { buildOnlyOperation, ref } from '../../build-document';

const form = { type: 'object', properties: { cover: { type: 'string' }, tags: { type: 'array' } } };
const build = (encoding: object, schema: object = form) => {
  const content = { 'multipart/form-data': { schema, encoding } };
  const rest = { components: { schemas: { Form: form } } };
  const media = { 'application/json': { schema: ref('Form') }, ...content };
  const operation = { requestBody: { content: 'properties' in schema ? content : media } };
  return buildOnlyOperation(operation, rest).body?.content.at(-1)?.schema;
};

test('says at each field of a form how it is sent', () => {
  const headers = { 'X-Size': { description: 'In bytes.', schema: { type: 'integer' } } };
  const fields = build({
    cover: { contentType: 'image/png, image/jpeg', headers },
    tags: { explode: false },
  })?.fields.map(({ schema }) => schema.limits);
  expect(fields).toEqual([
    ['sent as image/png or image/jpeg', 'with the header X-Size (integer): In bytes.'],
    ['values separated by commas: tags=1,2'],
  ]);
});

test('says it at the form if its fields are shown elsewhere', () => {
  const schema = build({ cover: { contentType: 'image/png' } }, ref('Form'));
  expect(schema).toMatchObject({ kind: 'reference', limits: ['cover sent as image/png'] });
});

test('says what OpenAPI assumes for the parts of a multipart body, where that is not plain', () => {
  const object = { type: 'object', properties: { name: { type: 'string' } } };
  const properties = {
    meta: ref('Meta'),
    berths: { type: 'array', items: object },
    photo: { type: 'string', format: 'binary' },
    name: { type: 'string' },
    key: { type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png' },
    styled: object,
  };
  const encoding = { styled: { style: 'deepObject', explode: true } };
  const limitsOf = (type: string) =>
    buildOnlyOperation(
      {
        requestBody: { content: { [type]: { schema: { type: 'object', properties }, encoding } } },
      },
      { components: { schemas: { Meta: object } } },
    ).body?.content[0]?.schema.fields.map(({ schema }) => schema.limits[0]);
  expect(limitsOf('multipart/form-data')).toEqual([
    'sent as application/json',
    'sent as application/json',
    undefined,
    undefined,
    'encoded as base64',
    'a value for each key: styled[key]=1',
  ]);
  expect(limitsOf('application/x-www-form-urlencoded')?.slice(0, 2)).toEqual([
    undefined,
    undefined,
  ]);
});
