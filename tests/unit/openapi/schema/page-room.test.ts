import { expect, test } from 'vitest';
import { createSchemaLayout } from '../../../../src/openapi/schema/schema-layout';
import type { SchemaNode } from '../../../../src/openapi/schema-node';
import { buildDocument, layOutOne, ref } from '../../build-document';

const countRows = ({ fields, items }: SchemaNode): number =>
  fields.reduce((sum, { schema }) => sum + 1 + countRows(schema), items ? countRows(items) : 0);

test('shows as many fields as a page has room for, and how many there are more', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => [`f${index}`, { type: 'string' }]);
  const node = layOutOne({ type: 'object', properties: Object.fromEntries(names) });
  expect(node.fields).toHaveLength(500);
  expect(node.limits).toEqual(['19500 more parts in the OpenAPI document']);
});

test('shows types within types only so far, and where there is more', () => {
  const schemas = Object.fromEntries(
    Array.from({ length: 3_000 }, (_, index) => [
      `T${index}`,
      { type: 'object', properties: { next: ref(`T${index + 1}`) } },
    ]),
  );
  const node = layOutOne(ref('T0'), { ...schemas, T3000: { type: 'string' } });
  expect(countRows(node)).toBe(60);
  expect(JSON.stringify(node)).toContain('1 more part in the OpenAPI document');
});

test('leaves a type that fits as it is', () => {
  const node = layOutOne({ type: 'object', properties: { a: { type: 'string' } } });
  expect(node.limits).toEqual([]);
});

test('leaves room for the bodies after a large one', () => {
  const layout = createSchemaLayout(buildDocument({}));
  const shown = ['a', 'b', 'c'].map((part) => {
    const names = Array.from({ length: 2_000 }, (_, index) => [part + index, { type: 'string' }]);
    const schema = { type: 'object', properties: Object.fromEntries(names) };
    return layout.layOut(schema, part, 'response').fields.length;
  });
  expect(shown).toEqual([500, 500, 0]);
});
