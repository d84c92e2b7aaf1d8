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
