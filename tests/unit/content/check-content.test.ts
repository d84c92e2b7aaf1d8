import { expect, test } from 'vitest';
import { guide, mistakes, withInterface } from './content-root';

const note = (body: string) => `---\noperation: ListBooks\n---\n\n${body}\n`;

test('accepts the smallest site', async () => {
  expect(await mistakes()).toEqual([]);
});

test.each([
  '/docs/',
  '/docs',
  '#hours',
  'fees.mdx',
  './fees.mdx#late-fees',
  '/docs/fees/#late-fees',
  '/search/?q=whale',
  'https://library.example',
])('accepts a link to %s', async (url) => {
  const files = {
    'guides/index.mdx': guide(`[a](${url})\n\n## Hours`),
    'guides/fees.mdx': guide('## Late fees'),
    'sidebar.yaml': '- guide: index\n- guide: fees\n',
  };
  expect(await mistakes(files)).toEqual([]);
});

test('accepts links to every page and anchor of the API', async () => {
  const urls = [
    '/docs/api/library/',
    '/docs/api/library.openapi.json',
    '/docs/category/books/',
    '/docs/api/list-books/#response.200',
  ];
  const body = urls.map((url) => `[a](${url})`).join(' ');
  expect(await mistakes({ ...withInterface, 'guides/index.mdx': guide(body) })).toEqual([]);
});

test.each([
  ['#minutes', 'a link to #minutes, whose page has no anchor minutes'],
  ['/docs/nowhere/', 'a link to /docs/nowhere/, which is not a page'],
  ['index', 'a link to index, which is not a page'],
  ['javascript:alert(1)', 'which is not a page'],
])('refuses a link to %s', async (url, found) => {
  const [mistake, ...others] = await mistakes({ 'guides/index.mdx': guide(`[a](${url})`) });
  expect(mistake).toMatch(/^content\/guides\/index\.mdx:6:1 /);
  expect(mistake).toContain(found);
  expect(others).toEqual([]);
});

test('checks a link reference definition once', async () => {
  const files = { 'guides/index.mdx': guide('[a][1] and [b][1]\n\n[1]: /docs/nowhere/') };
  expect(await mistakes(files)).toHaveLength(1);
});

test('accepts a percent-encoded anchor', async () => {
  const files = { 'guides/index.mdx': guide('[a](#geb%C3%BChren)\n\n## Gebühren') };
  expect(await mistakes(files)).toEqual([]);
});

test.each([
  ['a guide by its route', '/docs/#hours'],
  ['a guide by its file', '../guides/index.mdx#hours'],
  ['a field of the page that it stands on', '#response.200'],
  ['a heading of its own', '#more'],
])('lets a note link to %s', async (_, url) => {
  const files = {
    ...withInterface,
    'guides/index.mdx': guide('## Hours'),
    'notes/books.mdx': note(`[a](${url})\n\n## More`),
  };
  expect(await mistakes(files)).toEqual([]);
});

test('accepts a link to a heading of a note, which is on the page of the operation', async () => {
  const files = {
    ...withInterface,
    'guides/index.mdx': guide('[a](/docs/api/list-books/#more)'),
    'notes/books.mdx': note('## More'),
  };
  expect(await mistakes(files)).toEqual([]);
});

test('only warns about a page outside the sidebar', async () => {
  const files = { 'guides/fees.mdx': guide('Low.') };
  expect(await mistakes(files)).toEqual([
    'content/guides/fees.mdx a guide that the sidebar does not list',
  ]);
});

test('does not report links to a page that could not be read', async () => {
  const files = {
    'guides/index.mdx': guide('[a](fees.mdx)'),
    'guides/fees.mdx': '---\ntitle: [\n---\n',
  };
  const found = await mistakes(files);
  expect(found.length).toBeGreaterThan(0);
  for (const mistake of found) expect(mistake).toContain('content/guides/fees.mdx');
});

test('points to the wrong alias, not to one whose operation has a longer name', async () => {
  const aliases =
    '- { slug: a, operation: ListBooks, why: a }\n- { slug: b, operation: ListBook, why: b }\n';
  const found = await mistakes({ ...withInterface, 'openapi/aliases.yaml': aliases });
  expect(found).toEqual(['content/openapi/aliases.yaml:2 the unknown operation ListBook']);
});
