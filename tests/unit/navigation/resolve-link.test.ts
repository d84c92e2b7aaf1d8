import { expect, test } from 'vitest';
import { resolveLink } from '../../../src/navigation/resolve-link';

const source = {
  path: 'clients/openfeature/index',
  route: '/docs/clients/openfeature/',
  guides: new Map([
    ['index', '/docs/'],
    ['setup', '/docs/setup/'],
    ['clients/legacy/one two', '/docs/clients/legacy/one two/'],
    ['clients/openfeature/java', '/docs/java/'],
  ]),
};

test.each(['https://library.example/a#b', 'http://library.example', 'mailto:desk@library.example'])(
  'leaves the full address %s alone',
  (url) => {
    expect(resolveLink(url, source)).toEqual({ kind: 'external' });
  },
);

test.each([
  ['/docs/setup/', '/docs/setup/', ''],
  ['/docs/setup', '/docs/setup/', ''],
  ['/docs/setup#database', '/docs/setup/', 'database'],
  ['/docs/api/superposition.openapi.json', '/docs/api/superposition.openapi.json', ''],
  ['#install', '/docs/clients/openfeature/', 'install'],
])('reads the route %s', (url, route, hash) => {
  expect(resolveLink(url, source)).toMatchObject({ kind: 'page', route, hash });
});

test.each([
  ['java.mdx', '/docs/java/'],
  ['./java.mdx#install', '/docs/java/'],
  ['../../setup.mdx', '/docs/setup/'],
  ['../../index.mdx', '/docs/'],
  ['../legacy/one%20two.mdx', '/docs/clients/legacy/one two/'],
])('follows the relative file %s from the folder that it is written in', (url, route) => {
  expect(resolveLink(url, source)).toMatchObject({ kind: 'page', route });
});

test.each([
  './kotlin.mdx',
  '../../../../setup.mdx.mdx',
  './java',
  'java.md',
  'javascript:alert(1)',
  'ftp://library.example',
])('does not know where %s leads', (url) => {
  expect(resolveLink(url, source)).toEqual({ kind: 'unknown' });
});

test('treats a dot in the last part of a route as a file extension only before a word', () => {
  expect(resolveLink('/docs/0.93', source)).toMatchObject({ route: '/docs/0.93/' });
});

test('keeps a query out of the route', () => {
  expect(resolveLink('/search/?q=context', source)).toMatchObject({
    kind: 'page',
    route: '/search/',
  });
});

test('handles a percent sign that encodes nothing', () => {
  expect(resolveLink('./100%.mdx', source)).toEqual({ kind: 'unknown' });
});
