import { expect, test } from 'vitest';
import { completeAddresses, createAddresses } from '../../../src/twins/complete-addresses';

const addresses = createAddresses('/docs', 'https://library.example/site');

test('converts routes, documents and links in texts to absolute URLs, at any depth', () => {
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

test('does not change the part itself, other texts, and values that are not plain objects', () => {
  const part = { title: '/docs/', names: new Set(['route']), route: '/docs/' };
  const completed = completeAddresses(part, addresses);
  expect(completed.title).toBe('/docs/');
  expect(completed.names).toBe(part.names);
  expect(part.route).toBe('/docs/');
});
