import { expect, test } from 'vitest';
import { completeAddresses, createAddresses } from '../../../src/twins/complete-addresses';

const addresses = createAddresses('/docs', 'https://library.example/site');

test('makes whole addresses of routes, documents and links in texts, at any depth', () => {
  const page = {
    route: '/docs/api/list-books/',
    document: '/docs/api/list-books.openapi.json',
    description:
      'See [loans](/docs/loans/#fees), [all](/docs/all.json) and [more](https://a.example/).',
    related: [{ title: 'A route', route: '/docs/' }],
  };
  expect(completeAddresses(page, addresses)).toEqual({
    route: 'https://library.example/site/docs/api/list-books.md',
    document: 'https://library.example/site/docs/api/list-books.openapi.json',
    description:
      'See [loans](https://library.example/site/docs/loans.md#fees), [all](https://library.example/site/docs/all.json) and [more](https://a.example/).',
    related: [{ title: 'A route', route: 'https://library.example/site/docs/index.md' }],
  });
});

test('leaves the part itself, other words, and what is no plain object as they are', () => {
  const part = { title: '/docs/', names: new Set(['route']), route: '/docs/' };
  const completed = completeAddresses(part, addresses);
  expect(completed.title).toBe('/docs/');
  expect(completed.names).toBe(part.names);
  expect(part.route).toBe('/docs/');
});
