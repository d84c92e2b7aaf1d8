import { expect, test } from 'vitest';
import type { Json } from '../../../src/openapi/document/document';
import { define, mergeUpdate } from '../../../src/overlays/merge-update';
import { createOrigins } from '../../../src/overlays/origins';
import { ref } from '../build-document';

/** Merges into the value of `key`, as in an OpenAPI 3.1 or 3.0 document. */
function merge(target: Json, update: unknown, { key = '', keepsReferences = true } = {}) {
  const at = { file: 'words.yaml', pointer: '/update' };
  return mergeUpdate(target, update, {
    at,
    key,
    keepsReferences,
    origins: createOrigins(),
  });
}

test('merges objects at any depth, appends lists and replaces everything else', () => {
  const target = { a: { b: { c: 1, d: [1] }, e: null }, f: [{}], g: 'text' };
  const update = { a: { b: { c: 2, d: [2, 3] }, e: { h: 1 } }, f: 'none', g: null };
  expect(merge(target, update).merged).toEqual({
    a: { b: { c: 2, d: [1, 2, 3] }, e: { h: 1 } },
    f: 'none',
    g: null,
  });
});

test.each([[undefined], [null], ['text'], [{}]])(
  'changes nothing where the update is %j',
  (update) => {
    expect(merge({ a: 1, ...ref('Book') }, update, { keepsReferences: false })).toEqual({
      merged: { a: 1, ...ref('Book') },
      findings: [],
    });
  },
);

test('does not share its values with the update', () => {
  const update = { list: [{ a: 1 }], object: { a: 1 } };
  const { merged } = merge({ list: [] }, update);
  (merged.object as Json).a = 2;
  ((merged.list as Json[])[0] as Json).a = 2;
  expect(update).toEqual({ list: [{ a: 1 }], object: { a: 1 } });
});

test('does not treat inherited properties as values of the target', () => {
  expect(merge({}, { constructor: { a: 1 }, toString: ['b'] }).merged).toEqual({
    constructor: { a: 1 },
    toString: ['b'],
  });
});

test.each(['properties', 'schemas', 'content', 'responses', 'headers'])(
  'rejects the description of a name that is not among the %s',
  (key) => {
    const { merged, findings } = merge(
      { title: {}, pages: {} },
      { page: { description: 'How many.', example: 3, 'x-unit': 'page' } },
      { key },
    );
    expect(findings).toEqual([
      {
        pointer: '/update/page',
        code: 'overlay/unknown-name',
        missing: 'page',
        found: 'text about page, which the OpenAPI document does not contain here',
        expected: 'one of title, pages',
        fix: 'did you mean pages?',
      },
    ]);
    expect(merged).toEqual({ title: {}, pages: {} });
  },
);

test('treats a field named like a keyword as a field', () => {
  const update = { content: { description: 'What it says.' } };
  expect(merge({ content: {} }, update, { key: 'properties' }).findings).toEqual([]);
});

test('rejects the description of an unknown nested name, and points to it', () => {
  const { findings } = merge(
    { properties: { size: { properties: { 'in/cm': {} } } } },
    { properties: { size: { properties: { 'in/mm': { description: 'Height.' } } } } },
  );
  expect(findings).toMatchObject([
    { pointer: '/update/properties/size/properties/in~1mm', fix: 'did you mean in/cm?' },
  ]);
});

test('rejects descriptions of the parts of a missing schema', () => {
  const update = { Chair: { properties: { legs: { description: 'Four.' } } } };
  expect(merge({ Book: {} }, update, { key: 'schemas' }).findings).toMatchObject([
    { found: expect.stringContaining('text about Chair'), fix: 'correct the name, or remove it' },
  ]);
});

test('reports if there are no names at all', () => {
  expect(merge({}, { page: { title: 'Page' } }, { key: 'properties' }).findings).toMatchObject([
    { expected: 'nothing, because there are no names here' },
  ]);
});

test('adds a name that comes with a type, and words where names are free', () => {
  const update = { pages: { type: 'integer', description: 'How many.' } };
  expect(merge({ title: {} }, update, { key: 'properties' })).toEqual({
    merged: { title: {}, ...update },
    findings: [],
  });
  const words = { externalDocs: { description: 'More.' } };
  expect(merge({}, words, { key: 'get' })).toEqual({ merged: words, findings: [] });
});

test('wraps a reference in 3.0, and keeps its siblings', () => {
  const { merged } = merge(
    { ...ref('Author'), 'x-kept': 1 },
    { description: 'Who wrote it.' },
    { keepsReferences: false },
  );
  expect(merged).toEqual({
    allOf: [ref('Author')],
    'x-kept': 1,
    description: 'Who wrote it.',
  });
});

test('wraps references within what it merges', () => {
  const target = { properties: { author: ref('Author') } };
  const update = { properties: { author: { description: 'Who wrote it.' } } };
  expect(merge(target, update, { keepsReferences: false }).merged).toEqual({
    properties: { author: { allOf: [ref('Author')], description: 'Who wrote it.' } },
  });
});

test('wraps only references to schemas', () => {
  const target = { $ref: '#/components/parameters/Page' };
  expect(merge(target, { description: 'Which.' }, { keepsReferences: false }).merged).toEqual({
    $ref: '#/components/parameters/Page',
    description: 'Which.',
  });
});

test('sets a key named __proto__ as a value of the object alone', () => {
  const holder: Json = {};
  define(holder, '__proto__', { polluted: true });
  expect(Object.keys(holder)).toEqual(['__proto__']);
  expect(holder.polluted).toBeUndefined();
});
