import { expect, test } from 'vitest';
import { compareInterfaces } from '../../../../tooling/api-update/compare/compare-interfaces';
import { buildDocument, ref } from '../../../unit/build-document';
import { buildLibrary, changesOf, type Editable, showChange } from './library';
import { plantedChanges } from './planted-changes';

test.each(plantedChanges)('reports exactly what changed: $name', ({ edit, changes }) => {
  const found = changesOf(edit);
  expect([...found].sort()).toEqual([...changes].sort());
});

/** Without the operations of a change, whose names and order other edits change. */
function withoutOperations(change: string): string {
  return change.replace(/ \([^()]*\)$/, '');
}

test('reports exactly what changed when everything changes at once', () => {
  const found = changesOf((after) => {
    for (const { edit } of plantedChanges) edit(after);
  });
  const expected = plantedChanges.flatMap(({ changes }) => changes);
  expect(found.map(withoutOperations).sort()).toEqual(expected.map(withoutOperations).sort());
});

/** The same value with the keys of all objects in reverse. */
function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reverseKeys(part)]),
  );
}

test('finds nothing in an interface that is the same, or has its keys in another order', () => {
  const reversed = reverseKeys(buildLibrary()) as Editable;
  for (const type of Object.values<Editable>(reversed.components.schemas)) type.required?.reverse();
  expect(compareInterfaces(buildLibrary(), buildLibrary())).toEqual([]);
  expect(compareInterfaces(buildLibrary(), reversed)).toEqual([]);
});

test('ignores words, examples and unknown extensions', () => {
  const changes = changesOf((after) => {
    after.info.version = '2';
    after.tags[0].description = 'All about books';
    const { get } = after.paths['/books'];
    Object.assign(get, { summary: 'List', description: 'Lists books', 'x-owner': 'me' });
    get.parameters[0].example = 5;
    Object.assign(after.components.schemas.Book, { title: 'A book', externalDocs: { url: '/' } });
    after.components.schemas.Book.properties.title.examples = ['Emma'];
  });
  expect(changes).toEqual([]);
});

test('does not mind whether a schema has a name or is written where it is used', () => {
  const changes = changesOf((after) => {
    const { properties } = after.components.schemas.Book;
    properties.kind = { type: 'string', enum: ['poems', 'novel'] };
    after.components.schemas.Size = properties.size;
    properties.size = { allOf: [ref('Size')], description: 'How big it is' };
  });
  expect(changes).toEqual([]);
});

test('does not mind how OpenAPI 3.0 and 3.1 write the same', () => {
  const field = (openapi: string, schemas: object) => ({
    ...buildDocument(
      {
        '/x': {
          get: { responses: { 200: { description: '', content: { a: { schema: ref('X') } } } } },
        },
      },
      { components: { schemas: { X: { properties: schemas }, Y: { type: 'string' } } } },
    ),
    openapi,
  });
  const before = field('3.0.3', {
    name: { type: 'string', nullable: true },
    age: { type: 'number', minimum: 0, exclusiveMinimum: true },
    other: { nullable: true, allOf: [ref('Y')] },
    one: { type: 'string', enum: ['a'] },
  });
  const after = field('3.1.0', {
    name: { type: ['string', 'null'] },
    age: { type: 'number', exclusiveMinimum: 0 },
    other: { oneOf: [ref('Y'), { type: 'null' }] },
    one: { type: 'string', const: 'a' },
  });
  expect(compareInterfaces(before, after).map(showChange)).toEqual([]);
});

test('keeps the order of the newer document, with what is gone at the end', () => {
  const changes = changesOf((after) => {
    const { '/members': members, '/books/{id}': _book, ...others } = after.paths;
    members.get.deprecated = true;
    after.paths = { '/members': members, ...others };
    after.paths['/books'].get.deprecated = true;
  });
  expect(
    changes.map((each) => each.split(/[ :]/).find((word) => /^[A-Z][a-z]+[A-Z]/.test(word))),
  ).toEqual(['FindMembers', 'ListBooks', 'GetBook', 'DeleteBook']);
});

test('handles names that every JavaScript object has', () => {
  const names = '{"__proto__":{"type":"string"},"constructor":{"type":"string"}}';
  const build = (edit: (schemas: Editable) => void) => {
    const properties = JSON.parse(names);
    edit(properties);
    const schema = { type: 'object', properties };
    const content = { 'application/json': { schema: ref('constructor') } };
    return buildDocument(
      { '/x': { post: { operationId: 'toString', requestBody: { content }, responses: {} } } },
      { components: { schemas: JSON.parse(`{"constructor":${JSON.stringify(schema)}}`) } },
    );
  };
  const before = build(() => {});
  const [removed, retyped] = [
    build((properties) => delete properties.constructor),
    build((properties) =>
      Object.defineProperty(properties, '__proto__', { value: { type: 'integer' } }),
    ),
  ];
  expect(
    compareInterfaces(
      before,
      build(() => {}),
    ),
  ).toEqual([]);
  expect(compareInterfaces(before, removed).map(showChange)).toEqual([
    'breaking removed constructor field constructor (toString)',
  ]);
  expect(compareInterfaces(before, retyped).map(showChange)).toEqual([
    'breaking changed type constructor field __proto__: string → integer (toString)',
  ]);
});

/** Operations that each send and receive one type, which refers to three of the thirty types near it. */
function buildLarge(suffix: string) {
  const indexes = Array.from({ length: 1200 }, (_, index) => index);
  const nameOf = (index: number) => `Thing${index}${suffix}`;
  const near = (index: number, step: number) => index - (index % 30) + ((index + step) % 30);
  const paths = indexes.map((index) => {
    const content = { 'application/json': { schema: ref(nameOf(index)) } };
    const responses = { 200: { description: 'Saved', content } };
    const post = { operationId: `Save${index}`, requestBody: { content }, responses };
    return [`/things${index}`, { post }];
  });
  const schemas = indexes.map((index) => {
    const fields = Array.from({ length: 20 }, (_, field) => [
      `field${index}_${field}`,
      field < 3 ? ref(nameOf(near(index, field + 1))) : { type: 'string' },
    ]);
    return [nameOf(index), { type: 'object', properties: Object.fromEntries(fields) }];
  });
  return buildDocument(Object.fromEntries(paths), {
    components: { schemas: Object.fromEntries(schemas) },
  });
}

test('compares 1,200 operations within seconds, even if all of their types have new names', () => {
  const start = process.cpuUsage();
  const changes = compareInterfaces(buildLarge(''), buildLarge('Entity'));
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(20);
  expect(new Set(changes.map(({ change }) => change))).toEqual(new Set(['renamed']));
  expect(changes).toHaveLength(1200);
});
