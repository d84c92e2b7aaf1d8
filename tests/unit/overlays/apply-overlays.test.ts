import { expect, test } from 'vitest';
import type { Json } from '../../../src/openapi/document/document';
import { applyOverlays } from '../../../src/overlays/apply-overlays';
import type { OverlayAction } from '../../../src/overlays/overlay';
import { buildDocument, ref } from '../build-document';

const library = (openapi = '3.1.0') =>
  buildDocument(
    {
      '/books': {
        get: {
          operationId: 'ListBooks',
          tags: ['Books'],
          parameters: [
            { name: 'page', in: 'query' },
            { name: 'x-reader', in: 'header' },
            { name: 'count', in: 'query' },
            { name: 'x-desk', in: 'header' },
          ],
        },
      },
    },
    {
      openapi,
      components: {
        schemas: {
          Book: { type: 'object', properties: { author: ref('Author'), title: {} } },
          Author: { type: 'object', properties: { name: { type: 'string' } } },
        },
      },
    },
  );

const apply = (actions: OverlayAction[], openapi?: string) =>
  applyOverlays(library(openapi), [{ file: 'words.yaml', actions }]);

/** The operation ListBooks after some actions that must all succeed. */
function listBooksAfter(...actions: OverlayAction[]): Json {
  const { document, problems } = apply(actions);
  expect(problems).toEqual([]);
  return document.paths?.['/books']?.get as Json;
}

const get = "$.paths['/books'].get";

test('merges an object key by key and keeps what the update does not name', () => {
  const operation = listBooksAfter({
    target: '$.paths',
    update: { '/books': { get: { summary: 'List books' } } },
  });
  expect(operation).toMatchObject({ operationId: 'ListBooks', summary: 'List books' });
});

test('replaces a single value', () => {
  const operation = listBooksAfter({ target: get, update: { operationId: 'FindBooks' } });
  expect(operation.operationId).toBe('FindBooks');
});

test('appends a list of the update to a list of the document', () => {
  const operation = listBooksAfter({ target: get, update: { tags: ['Loans', 'Desk'] } });
  expect(operation.tags).toEqual(['Books', 'Loans', 'Desk']);
});

test('appends the update itself to a list that the target selects', () => {
  const operation = listBooksAfter({ target: `${get}.tags`, update: 'Loans' });
  expect(operation.tags).toEqual(['Books', 'Loans']);
});

test('replaces a value by one of another kind', () => {
  const operation = listBooksAfter({ target: get, update: { tags: { none: true } } });
  expect(operation.tags).toEqual({ none: true });
});

test('lets a later action see and override what an earlier one wrote', () => {
  const operation = listBooksAfter(
    { target: get, update: { externalDocs: { url: 'a', description: 'First.' } } },
    { target: `${get}.externalDocs`, update: { description: 'Second.' } },
  );
  expect(operation.externalDocs).toEqual({ url: 'a', description: 'Second.' });
});

test('updates every place that a target selects, each with a value of its own', () => {
  const operation = listBooksAfter(
    { target: `${get}.parameters[?@.in == 'header']`, update: { schema: { type: 'string' } } },
    { target: `${get}.parameters[?@.name == 'x-desk'].schema`, update: { minLength: 1 } },
  );
  expect(operation.parameters).toEqual([
    { name: 'page', in: 'query' },
    { name: 'x-reader', in: 'header', schema: { type: 'string' } },
    { name: 'count', in: 'query' },
    { name: 'x-desk', in: 'header', schema: { type: 'string', minLength: 1 } },
  ]);
});

test('updates the document itself', () => {
  const { document } = apply([{ target: '$', update: { servers: [{ url: '/' }] } }]);
  expect(document.servers).toEqual([{ url: '/' }]);
  expect(document.openapi).toBe('3.1.0');
});

test('removes several entries from one list, and no other', () => {
  const operation = listBooksAfter({
    target: `${get}.parameters[?@.in == 'query']`,
    remove: true,
  });
  expect(operation.parameters).toEqual([
    { name: 'x-reader', in: 'header' },
    { name: 'x-desk', in: 'header' },
  ]);
});

test('removes a key of an object', () => {
  const operation = listBooksAfter({ target: `${get}.tags`, remove: true });
  expect(operation).not.toHaveProperty('tags');
  expect(operation.operationId).toBe('ListBooks');
});

test.each([
  ['an update beside a removal', { target: `${get}.tags`, remove: true, update: 'Loans' }],
  ['a removal of the document itself', { target: '$', remove: true }],
])('refuses %s', (_, action) => {
  const { document, problems } = apply([action]);
  expect(problems).toMatchObject([{ found: expect.stringContaining('`remove: true`') }]);
  expect(document).toEqual(library());
});

test('does not change the input document or the update', () => {
  const document = library('3.0.3');
  const update = { tags: ['Loans'], externalDocs: { url: 'a' } };
  const actions = [
    { target: get, update },
    { target: `${get}.externalDocs`, update: { description: 'More.' } },
    { target: '$.components.schemas.Book.properties.author', update: { description: 'Who.' } },
    { target: `${get}.parameters[0]`, remove: true },
  ];
  const result = applyOverlays(document, [{ file: 'words.yaml', actions }]);
  expect(result.document).not.toEqual(document);
  expect(document).toEqual(library('3.0.3'));
  expect(update).toEqual({ tags: ['Loans'], externalDocs: { url: 'a' } });
});

test('wraps a described reference in 3.0, which would ignore a sibling description', () => {
  const { document } = apply(
    [{ target: '$.components.schemas.Book.properties.author', update: { description: 'Who.' } }],
    '3.0.3',
  );
  expect(document).toHaveProperty('components.schemas.Book.properties.author', {
    allOf: [ref('Author')],
    description: 'Who.',
  });
});

test('adds a description next to a reference in 3.1', () => {
  const { document } = apply([
    { target: '$.components.schemas.Book.properties.author', update: { description: 'Who.' } },
  ]);
  expect(document).toHaveProperty('components.schemas.Book.properties.author', {
    ...ref('Author'),
    description: 'Who.',
  });
});

test('rejects a target that is not JSONPath, and applies the others', () => {
  const { document, problems } = apply([
    { target: "$.paths['/books'.get", update: { summary: 'Lost' } },
    { target: '$.info', update: { summary: 'Kept' } },
  ]);
  expect(problems).toMatchObject([
    {
      pointer: '/actions/0/target',
      found: expect.stringContaining("the target $.paths['/books'.get, which is not a JSONPath: "),
    },
  ]);
  expect(document.info.summary).toBe('Kept');
});

test('rejects a target that selects nothing, without changes', () => {
  const { document, problems } = apply([
    { target: '$.info', update: {} },
    { target: '$.infos', update: { summary: 'Lost' } },
  ]);
  expect(problems).toMatchObject([{ pointer: '/actions/1/target', fix: 'did you mean $.info?' }]);
  expect(document).toEqual(library());
});

test('applies several overlays, one after the other, and says which is wrong', () => {
  const { document, problems } = applyOverlays(library(), [
    { file: '1.yaml', actions: [{ target: '$.info', update: { contact: { name: 'Desk' } } }] },
    { file: '2.yaml', actions: [{ target: '$.info.contact', update: { name: 'Front desk' } }] },
    { file: '3.yaml', actions: [{ target: '$.infos', update: {} }] },
  ]);
  expect(document.info.contact).toEqual({ name: 'Front desk' });
  expect(problems).toMatchObject([{ file: '3.yaml', pointer: '/actions/0/target' }]);
});

test('rejects removing what does not exist', () => {
  const { problems } = apply([{ target: `${get}.tag`, remove: true }]);
  expect(problems.map(({ fix }) => fix)).toEqual(["did you mean $.paths['/books'].get.tags?"]);
});

test('rejects a target that selects a single value', () => {
  const { document, problems } = apply([{ target: '$.info.title', update: 'City library' }]);
  expect(problems).toEqual([
    {
      severity: 'error',
      file: 'words.yaml',
      pointer: '/actions/0/target',
      code: 'overlay/single-value',
      found: 'the target $.info.title, which selects a single value',
      expected: 'an object or a list to update',
      fix: 'select the object or list that contains the value, and set the value in `update`',
    },
  ]);
  expect(document).toEqual(library());
});

test('points to the key of the update that describes an unknown name', () => {
  const { problems } = apply([
    { target: '$.info', update: {} },
    {
      target: '$.components.schemas.Book',
      update: { properties: { titel: { description: 'On its cover.' } } },
    },
  ]);
  expect(problems).toMatchObject([
    { pointer: '/actions/1/update/properties/titel', fix: 'did you mean title?' },
  ]);
});

test('treats __proto__ in an update as an ordinary key', () => {
  const update = JSON.parse('{"__proto__": {"polluted": true}, "x-a": {"__proto__": {"b": 1}}}');
  const { document } = apply([{ target: '$.info', update }]);
  expect(JSON.stringify(document.info)).toBe(
    '{"title":"Library","version":"1","__proto__":{"polluted":true},"x-a":{"__proto__":{"b":1}}}',
  );
  expect(document.info.polluted).toBeUndefined();
  expect(({} as Json).polluted).toBeUndefined();
});

test.each([
  [{ target: get }, 'neither `update` nor `remove`'],
  [{ target: get, update: 'List books' }, '`update: List books` for an object'],
])('refuses an action that would change nothing (%j)', (action, found) => {
  const { document, problems } = apply([action]);
  expect(problems).toMatchObject([{ pointer: '/actions/0', found }]);
  expect(document).toEqual(library());
});

test('describes one place of two that are one object, as an alias of YAML makes them', () => {
  const text = { type: 'string' };
  const Book = { properties: { title: text, author: text } };
  const document = buildDocument({}, { components: { schemas: { Book } } });
  const target = '$.components.schemas.Book.properties.title';
  const actions = [{ target, update: { description: 'On the cover.' } }];
  const merged = applyOverlays(document, [{ file: 'words.yaml', actions }]);
  expect(merged.document).toHaveProperty('components.schemas.Book.properties', {
    title: { type: 'string', description: 'On the cover.' },
    author: { type: 'string' },
  });
});

test('describes one place of two that an overlay wrote with an alias', () => {
  const words = { description: 'A name.' };
  const properties = { title: {}, author: {} };
  const document = buildDocument({}, { components: { schemas: { Book: { properties } } } });
  const below = '$.components.schemas.Book';
  const actions = [
    { target: below, update: { 'x-names': { first: words, second: words } } },
    { target: `${below}['x-names'].first`, update: { description: 'The first.' } },
  ];
  const merged = applyOverlays(document, [{ file: 'words.yaml', actions }]);
  expect(merged.document).toHaveProperty('components.schemas.Book.x-names', {
    first: { description: 'The first.' },
    second: { description: 'A name.' },
  });
});
