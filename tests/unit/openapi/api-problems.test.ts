import { expect, test } from 'vitest';
import { buildApi } from '../../../src/openapi/build/build-api';
import { findPageProblems } from '../../../src/openapi/checks/addresses';
import type { Json } from '../../../src/openapi/document/document';
import { buildDocument } from '../build-document';

const problemsOf = (paths: Record<string, Json>, rest: Json = {}) =>
  findPageProblems(buildDocument(paths, rest));

test('reports both operations that would share a page', () => {
  const problems = problemsOf({
    '/books/{id}': { get: { operationId: 'GetBook' } },
    '/book': { get: { operationId: 'get_book' } },
  });
  expect(problems).toHaveLength(1);
  expect(problems[0]?.found).toContain('GetBook (GET /books/{id})');
  expect(problems[0]?.found).toContain('get_book (GET /book)');
  expect(problems[0]?.pointer).toBe('/paths/~1book/get/operationId');
});

test('reports each further operation on the same page, and whose page it is', () => {
  const problems = problemsOf({
    '/a': { get: { operationId: 'A' } },
    '/b': { get: { operationId: 'a' } },
    '/c': { get: { operationId: '_a' } },
  });
  expect(problems.map(({ pointer }) => pointer)).toEqual([
    '/paths/~1b/get/operationId',
    '/paths/~1c/get/operationId',
  ]);
  for (const { found } of problems) expect(found).toContain('operation A (GET /a)');
});

test('requires an id if two generated ones are equal', () => {
  const [problem] = problemsOf({ '/books/{latest}': { get: {} }, '/books/latest': { get: {} } });
  expect(problem?.found).toContain('GET /books/{latest} without an operationId');
  expect(problem?.found).toContain('GET /books/latest without an operationId');
  expect(problem?.fix).toBe('give one of the two an operationId of its own in an overlay');
  expect(problem?.pointer).toBe('/paths/~1books~1latest/get/operationId');
});

test('also requires an id if only the first of the two has none', () => {
  const [problem] = problemsOf({
    '/books': { get: {} },
    '/all-books': { get: { operationId: 'GetBooks' } },
  });
  expect(problem?.fix).toContain('an operationId of its own in an overlay');
});

test('does not require an id if the generated one is unique', () => {
  expect(problemsOf({ '/books': { get: {}, post: {} }, '/loans': { get: {} } })).toEqual([]);
});

test('rejects an id without a letter or digit', () => {
  const [problem] = problemsOf({ '/books': { get: { operationId: '???' } } });
  expect(problem?.found).toContain('operation ??? (GET /books)');
});

test('points to a path with its slashes and tildes escaped', () => {
  const [problem] = problemsOf({ '/~me/{id}': { get: { operationId: '-' } } });
  expect(problem?.pointer).toBe('/paths/~1~0me~1{id}/get/operationId');
});

test('reports both tags that would share a page', () => {
  const [problem] = problemsOf({
    '/a': { get: { operationId: 'A', tags: ['Loan desk'] } },
    '/b': { get: { operationId: 'B', tags: ['loan-desk'] } },
  });
  expect(problem?.found).toContain('"Loan desk" and "loan-desk"');
});

test('points to the declaration of a tag, or else to the first operation that has it', () => {
  const paths = {
    '/a': { get: { operationId: 'A', tags: ['Loan desk'] } },
    '/b': { get: { operationId: 'B', tags: ['loan-desk'] } },
  };
  expect(problemsOf(paths)[0]?.pointer).toBe('/paths/~1b/get/tags/0');
  const tags = [{ name: 'Loan desk' }, { name: 'Books' }, { name: 'loan-desk' }];
  expect(problemsOf(paths, { tags })[0]?.pointer).toBe('/tags/2/name');
});

test('merges a tag named Other with the untagged operations', () => {
  const document = buildDocument({
    '/a': { get: { operationId: 'A', tags: ['Other'] } },
    '/b': { get: { operationId: 'B' } },
  });
  expect(findPageProblems(document)).toEqual([]);
  expect(buildApi(document).areas).toMatchObject([
    { slug: 'other', title: 'Other', operationIds: ['A', 'B'] },
  ]);
});
