import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listRoutes } from '../../../src/content/checks/list-routes';
import { loadContent } from '../../../src/content/load-content';

const loaded = loadContent(join(__dirname, '..', '..', 'fixtures', 'small-site'));

test('loads the site of another API, in YAML and OpenAPI 3.1, without a problem', async () => {
  const { content, problems } = await loaded;
  expect(problems).toEqual([]);
  expect(content?.versions).toMatchObject([
    { version: '2', base: '/docs', api: { title: 'City Library', version: '2.1' } },
  ]);
});

test('assigns a route to every part of it', async () => {
  const { content } = await loaded;
  const routes = content ? listRoutes(content).map(({ route }) => route) : [];
  expect(routes).toEqual([...new Set(routes)]);
  expect(routes.sort()).toEqual([
    '/',
    '/docs/',
    '/docs/api/city-library.openapi.json',
    '/docs/api/city-library/',
    '/docs/api/create-loan/',
    '/docs/api/delete-loan/',
    '/docs/api/get-book/',
    '/docs/api/get-health/',
    '/docs/api/list-books/',
    '/docs/api/list-loans/',
    '/docs/api/return-book/',
    '/docs/category/books/',
    '/docs/category/health/',
    '/docs/category/loan-desk/',
    '/docs/category/loans/',
    '/docs/category/reference/',
    '/docs/loans/first-loan/',
    '/search/',
  ]);
});

test('knows the anchors that a link may lead to', async () => {
  const { content } = await loaded;
  const routes = content ? listRoutes(content) : [];
  const anchorsOf = (wanted: string) => routes.find(({ route }) => route === wanted)?.anchors;
  expect([...(anchorsOf('/docs/loans/first-loan/') ?? [])]).toEqual([
    'find-a-book',
    'borrow-it',
    'how-long',
  ]);
  expect(anchorsOf('/docs/api/create-loan/')).toContain('request.pickUp.At-the-desk.desk');
  expect(anchorsOf('/docs/api/create-loan/')).toContain('header.x-reader');
});

test('reads a guide with its path, its names and where it was written', async () => {
  const { content } = await loaded;
  expect(content?.versions[0]?.guides).toMatchObject([
    {
      path: 'index',
      route: '/docs/',
      title: 'Welcome to the library',
      label: 'Welcome',
      file: 'small-site/guides/index.mdx',
    },
    {
      path: 'loans/first-loan',
      route: '/docs/loans/first-loan/',
      title: 'Your first loan',
      label: 'Your first loan',
    },
  ]);
});
