import { expect, test } from 'vitest';
import type { SchemaNode } from '../../../../src/openapi/schema-node';
import { createLayout, layOutOne, ref } from '../../build-document';

const countRows = ({ fields, items }: SchemaNode): number =>
  fields.reduce((sum, { schema }) => sum + 1 + countRows(schema), items ? countRows(items) : 0);

test('shows as many fields as a page has room for, and how many there are more', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => [`f${index}`, { type: 'string' }]);
  const node = layOutOne({ type: 'object', properties: Object.fromEntries(names) });
  expect(node.fields).toHaveLength(500);
  expect(node.limits).toEqual(['19500 more parts in the OpenAPI document']);
});

test('shows types within types only so far, and leads to the page of the next one', () => {
  const schemas = Object.fromEntries(
    Array.from({ length: 3_000 }, (_, index) => [
      `T${index}`,
      { type: 'object', properties: { next: ref(`T${index + 1}`) } },
    ]),
  );
  const node = layOutOne(ref('T0'), { ...schemas, T3000: { type: 'string' } });
  expect(countRows(node)).toBe(8);
  expect(JSON.stringify(node)).toContain('"route":"/docs/api/schemas/t8/"');
});

test('shows what has no name within the same depth, and further', () => {
  const nest = (depth: number): unknown =>
    depth === 0 ? { type: 'string' } : { type: 'object', properties: { next: nest(depth - 1) } };
  const node = layOutOne(nest(100));
  expect(countRows(node)).toBe(60);
  expect(JSON.stringify(node)).toContain('1 more part in the OpenAPI document');
});

/** Objects with many fields, by name. */
const large = (name: string, count: number) => ({
  type: 'object',
  properties: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [name + index, { type: 'string' }]),
  ),
});

test('leads to the page of a type that is too large, and shows a later one that is not', () => {
  const schemas = { Crew: large('c', 150), Cargo: large('g', 100), Flag: large('f', 10) };
  const node = layOutOne(
    { type: 'object', properties: { crew: ref('Crew'), cargo: ref('Cargo'), flag: ref('Flag') } },
    schemas,
  );
  expect(node.fields.map(({ schema }) => [schema.kind, schema.page?.route])).toEqual([
    ['object', undefined],
    ['reference', '/docs/api/schemas/cargo/'],
    ['object', undefined],
  ]);
});

test('leads to the page of a type from what is too large in it', () => {
  const Crew = { type: 'object', properties: { papers: large('p', 400), shoes: large('s', 400) } };
  const node = layOutOne({ type: 'object', properties: { crew: ref('Crew') } }, { Crew });
  const [papers, shoes] = node.fields[0]?.schema.fields ?? [];
  expect([papers?.schema.page, shoes?.schema.page?.route]).toEqual([
    undefined,
    '/docs/api/schemas/crew/',
  ]);
  expect(shoes?.schema.limits).toEqual(['303 more parts in Crew']);
});

test('leaves a type that fits as it is', () => {
  const node = layOutOne({ type: 'object', properties: { a: { type: 'string' } } });
  expect(node.limits).toEqual([]);
});

test('leaves room for the bodies after a large one', () => {
  const layout = createLayout();
  const shown = ['a', 'b', 'c'].map((part) => {
    const names = Array.from({ length: 2_000 }, (_, index) => [part + index, { type: 'string' }]);
    const schema = { type: 'object', properties: Object.fromEntries(names) };
    return layout.layOut(schema, part, 'response').fields.length;
  });
  expect(shown).toEqual([500, 500, 0]);
});
