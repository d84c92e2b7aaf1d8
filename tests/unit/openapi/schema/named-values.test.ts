import { expect, test } from 'vitest';
import { examplesOf } from '../../../../src/openapi/examples/examples';
import { buildDocument, layOutOne, ref } from '../../build-document';

const schemas = {
  Kind: {
    type: 'integer',
    description: 'What it is.',
    oneOf: [
      { title: 'NOVEL', description: 'A long story.', const: 1 },
      { title: 'POEM', const: 2 },
      { const: 3 },
    ],
  },
};
const novel = { value: '1', name: 'NOVEL', description: 'A long story.' };

test('shows a union of values as values with their titles and descriptions', () => {
  const node = layOutOne(ref('Kind'), schemas);
  expect(node).toMatchObject({
    kind: 'primitive',
    label: 'integer',
    variants: [],
    nullable: false,
  });
  expect(node.values).toEqual([novel, { value: '2', name: 'POEM' }, { value: '3' }]);
});

test('keeps of the values those that another part allows, in the example too', () => {
  const kind = { enum: [1], allOf: [ref('Kind')] };
  expect(layOutOne(kind, schemas)).toMatchObject({
    description: 'What it is.',
    values: [novel],
    limits: [],
  });
  const document = buildDocument({}, { components: { schemas } });
  const schema = { type: 'object', properties: { kind }, required: ['kind'] };
  expect(examplesOf(document, { schema }, 'request')[0]?.value).toEqual({ kind: 1 });
});

test('lets such a value be null', () => {
  const kind = { oneOf: [{ type: 'null' }, { enum: ['a'], title: 'First' }, { const: 'b' }] };
  expect(layOutOne(kind)).toMatchObject({
    label: 'string',
    nullable: true,
    values: [{ value: 'a', name: 'First' }, { value: 'b' }],
  });
});

test('is the same type wherever it occurs', () => {
  const shelf = { type: 'object', properties: { a: ref('Book'), b: ref('Book') } };
  const Book = { type: 'object', properties: { kind: ref('Kind') } };
  const [a, b] = layOutOne(shelf, { ...schemas, Book }).fields;
  expect([a?.schema.kind, b?.schema.target]).toEqual(['object', 'request.a']);
});

test('keeps alternatives that are more than a value', () => {
  const oneOf = [{ const: 'a' }, { type: 'string', pattern: '^b' }];
  expect(layOutOne({ oneOf })).toMatchObject({ kind: 'oneOf', values: [] });
  const marked = [{ const: 'a', deprecated: true }, { const: 'b' }];
  expect(layOutOne({ oneOf: marked })).toMatchObject({ kind: 'oneOf' });
});
