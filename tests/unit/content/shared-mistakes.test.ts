import { expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import { planPages } from '../../../src/gatsby/pages/plan-pages';
import { buildPages } from '../../../src/page-models/build-pages';
import { listExternalLinks } from '../../../tooling/check/list-external-links';
import { checkWriting } from '../../../tooling/check/writing/check-writing';
import { guide, load, smallest, withInterface, writeContent } from './content-root';

const overlay = (...actions: string[]) => `overlay: "1.0.0"
info: { title: Words, version: "1" }
actions:
${actions.map((action) => `  - ${action}\n`).join('')}`;
const books = '"$.paths[\'/books\'].get"';

/** A current version that an unreleased one, listed first, and an old one share. */
const files = {
  ...withInterface,
  'site.yaml': smallest['site.yaml'].replace(
    /versions:.*/,
    'versions: [{ name: next, status: unreleased }, { name: "2.0", status: current }, { name: "1.0", status: old }]',
  ),
  'sidebar.yaml': '- guide: index\n- api: overview\n',
  'openapi/overlays/books.yaml': overlay(
    `{ target: ${books}, update: { summary: List books, description: Lists the books of the library. } }`,
  ),
  ...Object.fromEntries(
    ['next', '1.0'].flatMap((name) => [
      [`versions/${name}/openapi/library.yaml`, withInterface['openapi/library.yaml']],
      [`versions/${name}/sidebar.yaml`, '- guide: index\n- api: overview\n'],
    ]),
  ),
};

/** `content/guides/index.mdx found`, one for each problem. */
async function list(texts: Record<string, string>): Promise<string[]> {
  const { problems } = await load({ ...files, ...texts });
  return problems.map(({ file, found }) => `${file} ${found}`);
}

test.each([
  [
    'a guide',
    'guides/index.mdx',
    '---\ntitle: Home\ndescription: Home.\n---\n\n<Unknown>\n\n</Unknown>\n',
  ],
  ['frontmatter', 'guides/index.mdx', '---\ntitle: Home\n---\n\nText.\n'],
  ['a note', 'notes/list-books.mdx', '---\noperation: ListBooks\n---\n'],
  ['a figure', 'figures/shelf.svg', '<p/>\n'],
  ['an overlay', 'openapi/overlays/books.yaml', overlay('{ target: $.nothing, update: {} }')],
  ['the form of an overlay', 'openapi/overlays/books.yaml', 'overlay: 1\n'],
  ['errors', 'openapi/errors.yaml', '- { status: "404" }\n'],
  ['names for SDKs', 'openapi/sdks.yaml', 'tokens: A\n'],
  ['an alias', 'openapi/aliases.yaml', '- { slug: a, operation: Fly, why: No wings. }\n'],
  ['a value', 'openapi/sdks.yaml', 'payloads: { Fly: body }\n'],
])('a mistake in %s is reported once', async (_, path, text) => {
  const found = await list({ [path]: text });
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual([...new Set(found)]);
  for (const each of found) expect(each).toContain(`content/${path} `);
  expect(found.join()).not.toContain('in version');
});

test('the mistake of a file of its own is reported where it is', async () => {
  const own = 'versions/1.0/guides/index.mdx';
  expect(await list({ [own]: guide('[a](/docs/nowhere/)') })).toEqual([
    `content/${own} a link to /docs/nowhere/, which is not a page`,
  ]);
});

test('what is wrong with a shared file in another version only says in which', async () => {
  const types = '\ncomponents: { schemas: { Book: { type: object } } }\n';
  const withTypes = withInterface['openapi/library.yaml'] + types;
  const body =
    '{ content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } } }';
  const { problems } = await load({
    ...files,
    'openapi/library.yaml': withTypes,
    'versions/next/openapi/library.yaml': withTypes,
    'openapi/overlays/ids.yaml': overlay(
      `{ target: ${books}, update: { responses: { "200": ${body} } } }`,
    ),
  });
  expect(problems).toMatchObject([
    {
      file: 'content/openapi/overlays/ids.yaml',
      found: expect.stringMatching(/Book.*, in version 1\.0, which shares this file$/),
      fix: expect.stringContaining('copy openapi/overlays/ids.yaml --version 1.0'),
    },
  ]);
});

test('spelling and style of what versions share are checked once, and of their own texts too', async () => {
  const root = writeContent({
    ...files,
    'guides/index.mdx': guide('The library has many boks.'),
    'openapi/overlays/books.yaml': overlay(
      `{ target: ${books}, update: { description: Lists the boks of the library. } }`,
    ),
    'versions/next/guides/news.mdx': guide('More boks than ever.'),
    'versions/next/sidebar.yaml': '- guide: index\n- guide: news\n',
  });
  const { content } = await loadContent(root);
  if (!content) throw new Error('the content cannot be read');
  const { problems } = await checkWriting(content, root);
  const misspelt = problems.filter(({ code }) => code === 'words/misspelt');
  expect(misspelt.map(({ file }) => file).sort()).toEqual([
    'content/guides/index.mdx',
    'content/openapi/overlays/books.yaml',
    'content/versions/next/guides/news.mdx',
  ]);
});

test('coverage reports a shared description once', async () => {
  const root = writeContent({
    ...files,
    'site.yaml': `${files['site.yaml']}coverage: complete\n`,
    'openapi/overlays/books.yaml': overlay(
      `{ target: ${books}, update: { summary: List books, description: Books. } }`,
    ),
  });
  const { content } = await loadContent(root);
  if (!content) throw new Error('the content cannot be read');
  const { problems } = await checkWriting(content, root);
  const shared = problems.filter(({ file }) => file === 'content/openapi/overlays/books.yaml');
  expect(shared).toHaveLength(1);
});

test('links to other sites that versions share are requested once', async () => {
  const { content } = await load({
    ...files,
    'guides/index.mdx': guide('[a](https://library.example/a)'),
  });
  const links = content ? listExternalLinks(content, 'content') : [];
  expect(links.filter(({ url }) => url.endsWith('/a'))).toHaveLength(1);
});

test('the edit link of a shared page leads to the shared file', async () => {
  const { content } = await load({
    ...files,
    'site.yaml': `${files['site.yaml']}editUrl: https://library.example/edit/\n`,
  });
  const plan = content
    ? planPages(
        content.site,
        content.versions.map((each) => buildPages(each)),
      )
    : [];
  const addresses = plan.flatMap(({ path, context }) =>
    /^\/docs\/(1\.0\/)?$/.test(path) ? [context.frame?.editUrl] : [],
  );
  const home = 'https://library.example/edit/content/guides/index.mdx';
  expect(addresses).toEqual([home, home]);
});
