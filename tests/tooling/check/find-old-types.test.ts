import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { typeDefinitions } from '../../../src/gatsby/nodes/schema';
import { findOldTypes } from '../../../tooling/check/find-old-types';

const types = readFileSync('src/templates/gatsby-types.d.ts', 'utf8');
const query = 'query AreaTemplate($version: String!) { area { head { ...PageHead } page } }';
const fragment = 'fragment PageHead on PageHead { title description route noindex }';

test('finds nothing where the types are those of the definitions and queries', () => {
  expect(findOldTypes(typeDefinitions, [query, fragment], types)).toEqual([]);
});

test.each([
  [
    'a new field',
    'Guide',
    (text: string) => text.replace(/(type Guide [^{]*\{)/, '$1\n  pages: Int!'),
  ],
  [
    'a field with another name',
    'Term',
    (text: string) => text.replace(/(type Term [\s\S]*?)term: String!/, '$1word: String!'),
  ],
  [
    'a field that may be missing now',
    'Guide',
    (text: string) => text.replace('isWide: Boolean!', 'isWide: Boolean'),
  ],
  [
    'a new value',
    'HttpMethod',
    (text: string) => text.replace('enum HttpMethod {', 'enum HttpMethod {\n  QUERY'),
  ],
  ['a new type', 'Shelf', (text: string) => `${text}\ntype Shelf { rows: [Int!]! }`],
])('finds %s', (_, name, edit) => {
  const definitions = edit(typeDefinitions);
  expect(definitions).not.toBe(typeDefinitions);
  expect(findOldTypes(definitions, [], types)).toEqual([name]);
});

test('finds a query that asks for more or less, and one that is new', () => {
  const find = (text: string) => findOldTypes(typeDefinitions, [text, fragment], types);
  expect(find(query.replace('page }', 'page slug }'))).toEqual(['AreaTemplate']);
  expect(find(query.replace(' page', ''))).toEqual(['AreaTemplate']);
  expect(find('query Shelves { shelf { rows } }')).toEqual(['Shelves']);
});
