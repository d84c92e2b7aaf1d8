import { expect, test } from 'vitest';
import type { Direction } from '../../../../src/openapi/schema/direction';
import type { SchemaNode } from '../../../../src/openapi/schema-node';
import { createLayout, layOutAll, layOutOne, ref } from '../../build-document';

const schemas = {
  Author: { type: 'object', properties: { name: { type: 'string' } } },
  Genre: { type: 'string', enum: ['novel', 'poem'] },
  Book: { type: 'object', properties: { author: ref('Author'), editor: ref('Author') } },
  Shelf: { type: 'object', properties: { above: ref('Shelf') } },
  Chapter: { type: 'object', properties: { notes: { type: 'array', items: ref('Footnote') } } },
  Footnote: { oneOf: [{ type: 'string' }, ref('Chapter')] },
  Index: { type: 'object', additionalProperties: ref('Index') },
  Twin: { allOf: [ref('Author'), ref('Author')] },
  Loop: ref('Loop'),
};

const field = (node: SchemaNode | undefined, name: string) =>
  node?.fields.find((each) => each.name === name)?.schema;

test('unfolds a named type where it first occurs and links to it from later places', () => {
  const book = layOutOne(ref('Book'), schemas);
  expect(field(book, 'author')).toMatchObject({ kind: 'object', typeName: 'Author' });
  expect(field(book, 'editor')).toMatchObject({
    kind: 'reference',
    label: 'Author',
    typeName: 'Author',
    target: 'request.author',
    fields: [],
  });
});

test('unfolds a type at the first field of a request, and of a response', () => {
  const properties = {
    editor: ref('Author'),
    stamp: { ...ref('Author'), readOnly: true },
    author: ref('Author'),
  };
  const book = { type: 'object', properties, required: ['author'] };
  const [request, response] = ['request', 'response'].map((direction) =>
    createLayout(schemas).layOut(book, direction, direction as Direction),
  );
  const kinds = (node: SchemaNode | undefined) =>
    node?.fields.map(({ name, schema }) => [name, schema.target ?? schema.kind]);
  expect(kinds(request)).toEqual([
    ['author', 'object'],
    ['editor', 'request.author'],
    ['stamp', 'request.author'],
  ]);
  expect(kinds(response)).toEqual([
    ['editor', 'object'],
    ['stamp', 'response.editor'],
    ['author', 'response.editor'],
  ]);
});

test('links from a response to the type that the request has unfolded', () => {
  const [, response] = layOutAll({ request: ref('Book'), 'response.200': ref('Author') }, schemas);
  expect(response).toMatchObject({ kind: 'reference', target: 'request.author' });
});

test('unfolds a long part without a name once, where several types share it', () => {
  const names = Array.from({ length: 30 }, (_, index) => `tag${index}`);
  const tags = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  };
  const Tagged = { type: 'object', properties: { tags } };
  const Short = { type: 'object', properties: { size: { type: 'object', properties: { x: {} } } } };
  const own = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });
  const shared = {
    Tagged,
    Short,
    Map: { allOf: [ref('Tagged'), ref('Short'), own('scale')] },
    Chart: { allOf: [ref('Tagged'), ref('Short'), own('axis')] },
  };
  const [map, chart] = layOutAll({ map: ref('Map'), chart: ref('Chart') }, shared);
  expect(field(map, 'tags')?.fields).toHaveLength(30);
  expect(field(chart, 'tags')).toMatchObject({ kind: 'reference', target: 'map.tags' });
  expect(field(chart, 'size')?.fields.map(({ name }) => name)).toEqual(['x']);
});

test('starts anew for each page', () => {
  expect(layOutOne(ref('Author'), schemas).kind).toBe('object');
  expect(layOutOne(ref('Author'), schemas).kind).toBe('object');
});

test('repeats a named type that has no parts, since there is nothing to link to', () => {
  const [first, second] = layOutAll({ a: ref('Genre'), b: ref('Genre') }, schemas);
  for (const node of [first, second]) {
    expect(node).toMatchObject({ kind: 'primitive', typeName: 'Genre' });
    expect(node?.values.map(({ value }) => value)).toEqual(['novel', 'poem']);
  }
});

test('ends a recursive type in a link', () => {
  const shelf = layOutOne(ref('Shelf'), schemas);
  expect(field(shelf, 'above')).toMatchObject({ kind: 'reference', target: 'request' });
});

test('ends a circle of several types in a link, through lists and alternatives', () => {
  const chapter = layOutOne(ref('Chapter'), schemas);
  const alternatives = field(chapter, 'notes')?.items?.variants;
  expect(alternatives?.[1]).toMatchObject({
    label: 'Chapter',
    schema: { kind: 'reference', target: 'request' },
  });
});

test('ends a map of itself in a link', () => {
  const index = layOutOne(ref('Index'), schemas);
  expect(index).toMatchObject({
    kind: 'map',
    label: 'map of Index',
    items: { kind: 'reference', target: 'request' },
  });
});

test('shows the fields of two equal parts once', () => {
  const twin = layOutOne(ref('Twin'), schemas);
  expect(twin).toMatchObject({ kind: 'object', typeName: 'Twin', variants: [] });
  expect(twin.fields.map(({ anchor }) => anchor)).toEqual(['request.name']);
});

test('ignores a type that is only a reference to itself', () => {
  expect(layOutOne(ref('Loop'), schemas)).toMatchObject({ kind: 'any', fields: [], variants: [] });
});

test('prefers the description next to a reference over that of the type', () => {
  const described = { Author: { ...schemas.Author, description: 'Who writes.' } };
  const [plain, beside] = layOutAll(
    { a: ref('Author'), b: { ...ref('Author'), description: 'Who edits.' } },
    described,
  );
  expect(plain?.description).toBe('Who writes.');
  expect(beside?.description).toBe('Who edits.');
});

test('reads the marks and values that 3.1 allows beside a reference', () => {
  const node = layOutOne({ ...ref('Genre'), deprecated: true, default: 'novel' }, schemas);
  expect(node).toMatchObject({ typeName: 'Genre', deprecated: true, default: 'novel' });
});

const person = {
  Person: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer' }, name: { type: 'string' }, boss: ref('Person') },
  },
};
const rows = (node: SchemaNode | undefined) =>
  node?.fields.map(({ name, required }) => `${name}${required ? '!' : ''}`);

test('adds the fields next to a reference to those of the type', () => {
  const demanding = layOutOne({ ...ref('Person'), required: ['name'] }, person);
  expect(rows(demanding)).toEqual(['id!', 'name!', 'boss']);
  const wider = layOutOne(
    { ...ref('Person'), properties: { age: {}, name: { maxLength: 9 } } },
    person,
  );
  expect(rows(wider)).toEqual(['id!', 'name', 'boss', 'age']);
  expect(field(wider, 'name')).toMatchObject({
    label: 'string',
    limits: ['at most 9 characters'],
  });
});

test('unfolds a type again if keywords next to a reference change it, once in each form', () => {
  const changed = { ...ref('Person'), required: ['name'] };
  const [plain, other, again] = layOutAll({ a: ref('Person'), b: changed, c: changed }, person);
  expect(rows(plain)).toEqual(['id!', 'name', 'boss']);
  expect(rows(other)).toEqual(['id!', 'name!', 'boss']);
  expect(field(other, 'boss')).toMatchObject({ kind: 'reference', target: 'a' });
  expect(again).toMatchObject({ kind: 'reference', target: 'b' });
});

test('ends a type that changes itself wherever it refers to itself', () => {
  const Step = {
    properties: {
      next: { ...ref('Step'), required: ['next'], properties: { next: { minProperties: 1 } } },
    },
  };
  expect(JSON.stringify(layOutOne(ref('Step'), { Step }))).toContain('"kind":"reference"');
});

test('reads keywords next to a reference along a chain of references', () => {
  const Age = { ...ref('Count'), description: 'In years.', minimum: 3 };
  const node = layOutOne(ref('Age'), { Age, Count: { type: 'integer', description: 'Any.' } });
  expect(node).toMatchObject({
    typeName: 'Age',
    label: 'integer',
    description: 'In years.',
    limits: ['at least 3'],
  });
});

test('targets only anchors that are on the page', () => {
  const nodes = layOutAll(
    { request: ref('Book'), other: ref('Chapter'), last: ref('Book') },
    schemas,
  );
  const anchors = new Set(['request', 'other', 'last']);
  const targets = new Set<string>();
  JSON.stringify(nodes, (key, value) => {
    if (key === 'anchor') anchors.add(value);
    if (key === 'target') targets.add(value);
    return value;
  });
  expect(targets.size).toBeGreaterThan(1);
  for (const target of targets) expect(anchors).toContain(target);
});
