import { expect, test } from 'vitest';
import { buildApi } from '../../../../src/openapi/build/build-api';
import type { Json } from '../../../../src/openapi/document/document';
import { buildDocument, ref } from '../../build-document';

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

/** Types in a row, each with a field for the next one, and the first of them at the end. */
const chain = (names: string[]): Json =>
  Object.fromEntries(
    names.map((name, index) => {
      const properties = { id: { type: 'string' }, next: ref(names[index + 1] ?? names[0] ?? '') };
      return [name, { type: 'object', description: `About ${name}.`, properties }];
    }),
  );

const names = Array.from({ length: 24 }, (_, index) => `Boat ${index}`);

const build = (pathItem: Json, schemas: Json) =>
  buildApi(buildDocument({ '/boats': pathItem }, { components: { schemas } })).schemas;

test('a type that a page does not show has a page, and so have those that this page does not show', () => {
  const responses = { 200: json(ref('Boat 0')) };
  const schemas = build({ get: { responses } }, chain(names));
  expect(schemas.map(({ title, route, schema }) => [title, route, schema.description])).toEqual([
    ['Boat 0', '/docs/api/schemas/boat-0/', 'About Boat 0.'],
    ['Boat 16', '/docs/api/schemas/boat-16/', 'About Boat 16.'],
    ['Boat 8', '/docs/api/schemas/boat-8/', 'About Boat 8.'],
  ]);
  expect(schemas[0]?.schema.fields.map(({ anchor }) => anchor)).toEqual([
    'schema.id',
    'schema.next',
  ]);
});

test('an operation that is not built again still leads to the pages of its types', () => {
  const pathItem = { get: { responses: { 200: json(ref('Boat 0')) } } };
  const [first, second] = [1, 2].map(() => build(pathItem, chain(names)));
  expect(second).toEqual(first);
});

test('a page that shows all of its types leads to no others', () => {
  const responses = { 200: json(ref('Boat 0')) };
  expect(build({ get: { responses } }, chain(names.slice(0, 6)))).toEqual([]);
});

test('the page of a type shows it as responses have it, or as requests do if no response has it', () => {
  const requestBody = json({ oneOf: [ref('Boat 0'), ref('Ship 0')] });
  const ships = names.map((name) => name.replace('Boat', 'Ship'));
  const operations = { put: { requestBody }, get: { responses: { 200: json(ref('Boat 23')) } } };
  const schemas = build(operations, { ...chain(names), ...chain(ships) });
  const sides = schemas.map(({ title, direction }) => `${title.split(' ')[0]} ${direction}`);
  expect([...new Set(sides)].sort()).toEqual(['Boat response', 'Ship request']);
});

test('types with equal slugs have different pages', () => {
  const schemas = { ...chain(names), 'boat-8': chain(names)['Boat 8'] };
  const deep = names.reduceRight<unknown>((items) => ({ type: 'array', items }), {
    type: 'object',
    properties: { one: ref('Boat 8'), other: ref('boat-8') },
  });
  const routes = build({ get: { responses: { 200: json(deep) } } }, schemas).map(
    ({ route }) => route,
  );
  expect(routes).toEqual(
    expect.arrayContaining(['/docs/api/schemas/boat-8/', '/docs/api/schemas/boat-8-2/']),
  );
});
