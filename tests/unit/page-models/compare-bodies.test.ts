import { expect, test } from 'vitest';
import type { Json } from '../../../src/openapi/document/document';
import { buildDocument } from '../build-document';
import { buildPagesOf } from './build-pages-of';

/** Compares UpdateBook with what else there is; a field with `!` is required. */
function compare(bodies: Record<string, string[] | undefined>, id = 'UpdateBook') {
  const paths = Object.fromEntries(
    Object.entries(bodies).map(([operationId, names]): [string, Json] => {
      const properties = Object.fromEntries(
        (names ?? []).map((name) => [name.replace('!', ''), {}]),
      );
      const required = (names ?? [])
        .filter((name) => name.endsWith('!'))
        .map((name) => name.slice(0, -1));
      const schema = { type: 'object', required, properties };
      const requestBody = names && { content: { 'application/json': { schema } } };
      return [`/${operationId}`, { post: { operationId, ...(requestBody && { requestBody }) } }];
    }),
  );
  const page = buildPagesOf(buildDocument(paths)).operationsById.get(id);
  if (!page) throw new Error(`no ${id}`);
  return page.comparison;
}

test('lists the fields that an update has in addition to the create, or lacks', () => {
  expect(
    compare({
      CreateBook: ['title!', 'author', 'pages', 'shelf'],
      UpdateBook: ['title!', 'author', 'pages', 'reason!'],
    }),
  ).toMatchObject({
    creator: { title: 'Create book' },
    differences: [
      { names: ['reason'], words: 'is only here' },
      { names: ['shelf'], words: 'is not here' },
    ],
  });
});

test('lists the fields that only one of the two requires', () => {
  expect(
    compare({
      CreateBook: ['title!', 'author', 'pages!', 'shelf'],
      UpdateBook: ['title', 'author!', 'pages', 'shelf'],
    })?.differences,
  ).toEqual([
    { names: ['title', 'pages'], words: 'are optional here' },
    { names: ['author'], words: 'is required here' },
  ]);
});

test('finds no difference between equal bodies', () => {
  expect(compare({ CreateBook: ['a!', 'b'], UpdateBook: ['a!', 'b'] })?.differences).toEqual([]);
});

test('compares where half of the fields are common, and not where fewer are', () => {
  expect(compare({ CreateBook: ['a', 'b'], UpdateBook: ['a', 'c'] })?.creator.title).toBe(
    'Create book',
  );
  expect(compare({ CreateBook: ['a', 'b', 'd'], UpdateBook: ['a', 'c'] })).toBeUndefined();
  expect(compare({ CreateBook: ['a', 'b'], UpdateBook: ['a', 'c', 'd'] })).toBeUndefined();
});

test.each([
  ['only UpdateX is compared', { CreateBook: ['a'], ReplaceBook: ['a'] }, 'ReplaceBook'],
  ['nothing creates the same thing', { CreateShelf: ['a'], UpdateBook: ['a'] }, 'UpdateBook'],
  ['the name says no thing', { Create: ['a'], Update: ['a'] }, 'Update'],
  ['the update has no body', { CreateBook: ['a'], UpdateBook: undefined }, 'UpdateBook'],
  ['the other has no body', { CreateBook: undefined, UpdateBook: ['a'] }, 'UpdateBook'],
  ['the bodies have no fields', { CreateBook: [], UpdateBook: [] }, 'UpdateBook'],
])('compares nothing where %s', (_, bodies, id) => {
  expect(compare(bodies, id)).toBeUndefined();
});
