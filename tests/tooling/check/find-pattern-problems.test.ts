import { expect, test } from 'vitest';
import { readPattern } from '../../../src/openapi/schema/read-pattern';
import { findPatternProblems } from '../../../tooling/check/writing/find-pattern-problems';
import { buildDocument } from '../../unit/build-document';

test.each([
  ['^[a-z]+$', 'ab'],
  ['^\\p{Letter}$', 'é'],
  ['^[a-z\\_]+$', 'a_b'],
])('reads %s as JavaScript does', (pattern, text) => {
  expect(readPattern(pattern)?.test(text)).toBe(true);
});

test.each(['(?i)a', '[', 'a{2,1}'])('rejects the pattern %s', (pattern) => {
  expect(readPattern(pattern)).toBeUndefined();
});

test('points to each invalid pattern, including those of keys', () => {
  const schema = { patternProperties: { '(?i)x': { pattern: '[' }, '^y': { pattern: '^z' } } };
  const parameters = [{ name: 'q', in: 'query', schema: { pattern: '(?i)a' } }];
  const document = buildDocument(
    { '/books': { get: { parameters } } },
    { components: { schemas: { Book: schema } } },
  );
  const problems = findPatternProblems(document);
  expect(problems.map(({ pointer }) => pointer)).toEqual([
    '/paths/~1books/get/parameters/0/schema/pattern',
    '/components/schemas/Book/patternProperties/(?i)x',
    '/components/schemas/Book/patternProperties/(?i)x/pattern',
  ]);
  expect(problems[0]?.found).toContain('(?i)a');
});

test('treats a field called pattern as a field, and examples as data', () => {
  const Book = { properties: { pattern: { type: 'string' } }, example: { pattern: '[' } };
  expect(findPatternProblems(buildDocument({}, { components: { schemas: { Book } } }))).toEqual([]);
});
