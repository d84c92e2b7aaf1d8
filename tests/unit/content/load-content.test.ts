import { afterEach, describe, expect, test, vi } from 'vitest';
import { findContentRoot } from '../../../src/content/files/content-root';
import { guide, load, mistakes, withInterface } from './content-root';

afterEach(() => vi.unstubAllEnvs());

test('looks for the content in CONTENT_DIR, inside the project or not', () => {
  vi.stubEnv('CONTENT_DIR', '');
  expect(findContentRoot('/site')).toBe('/site/content');
  vi.stubEnv('CONTENT_DIR', 'tests/fixtures/small-site');
  expect(findContentRoot('/site')).toBe('/site/tests/fixtures/small-site');
  vi.stubEnv('CONTENT_DIR', '/elsewhere/library');
  expect(findContentRoot('/site')).toBe('/elsewhere/library');
});

test('builds a site without an API', async () => {
  const { content, problems } = await load();
  expect(problems).toEqual([]);
  expect(content?.versions[0]).not.toHaveProperty('api');
});

test('allows a guide to set its own address', async () => {
  const { content } = await load({
    'guides/long/name.mdx': guide('a').replace('title', 'slug: short/name_2\ntitle'),
    'sidebar.yaml': '- guide: index\n- guide: long/name\n',
  });
  expect(content?.versions[0]?.guides.map(({ path, route }) => [path, route])).toEqual([
    ['index', '/docs/'],
    ['long/name', '/docs/short/name_2/'],
  ]);
});

test('serves the index of a folder at the address of the folder', async () => {
  const { content } = await load({
    'guides/loans/index.mdx': guide('a'),
    'sidebar.yaml': '- guide: index\n- guide: loans/index\n',
  });
  expect(content?.versions[0]?.guides[1]?.route).toBe('/docs/loans/');
});

test('does not report the API as missing if it cannot be read', async () => {
  const found = await mistakes({
    'openapi/library.yaml': 'openapi: [',
    'sidebar.yaml': '- guide: index\n- label: API\n  items:\n    - api: areas\n',
  });
  for (const mistake of found) expect(mistake).toContain('content/openapi/library.yaml');
});

test('reports a text file beside the guides that is not MDX', async () => {
  const found = await mistakes({ 'guides/fees.md': '# Fees\n' });
  expect(found).toEqual([expect.stringContaining('content/guides/fees.md')]);
});

test('handles a link that is not a valid URL', async () => {
  const found = await mistakes({ 'guides/index.mdx': guide('[a](100%.mdx) [b](//[.mdx)') });
  expect(found).toHaveLength(2);
});

test('asks to remove a former address that a category has', async () => {
  const { problems } = await load({
    'guides/fees.mdx': guide('a').replace('title', 'from: [category/loans]\ntitle'),
    'sidebar.yaml':
      '- guide: index\n- label: Loans\n  category: loans\n  items: [{ guide: fees }]\n',
  });
  expect(problems).toMatchObject([
    { file: 'content/guides/fees.mdx', line: 2, fix: expect.stringContaining('remove it from') },
  ]);
});

test('requires a docs home page, which the start page redirects to', async () => {
  const found = await mistakes({
    'guides/index.mdx': undefined,
    'guides/fees.mdx': guide('Low.'),
    'sidebar.yaml': '- guide: fees\n',
  });
  expect(found).toEqual([expect.stringContaining('/docs/')]);
});

test('points to the slug that keeps a guide from being the docs home', async () => {
  const { problems } = await load({
    'guides/index.mdx': guide('a').replace('title', 'slug: a\ntitle'),
  });
  expect(problems).toMatchObject([
    { file: 'content/guides/index.mdx', line: 2, fix: 'remove the slug of this guide' },
  ]);
});

test('requires a sidebar with pages, even if there is only an API', async () => {
  const found = await mistakes({ 'sidebar.yaml': '[]\n' });
  expect(found).toEqual(['content/sidebar.yaml a sidebar without any page']);
  const reference = { ...withInterface, 'guides/index.mdx': undefined, 'sidebar.yaml': undefined };
  expect(await mistakes(reference)).toContain('content/sidebar.yaml a sidebar without any page');
});

test('combines the API with its notes and aliases', async () => {
  const { content, problems } = await load({
    ...withInterface,
    'notes/books.mdx': '---\noperation: ListBooks\n---\n\nNewest first.\n',
    'openapi/aliases.yaml': '- { slug: get-books, operation: ListBooks, why: They are listed. }\n',
  });
  expect(problems).toEqual([]);
  expect(content?.versions[0]).toMatchObject({
    notes: [{ operation: 'ListBooks', file: 'content/notes/books.mdx' }],
    aliases: [{ slug: 'get-books', operation: 'ListBooks', why: 'They are listed.' }],
    apiSource: { file: 'content/openapi/library.yaml' },
    document: { openapi: '3.1.0' },
  });
});

test('says whether every file could be read, so that mistakes between files were looked for', async () => {
  const isReadable = async (files: Record<string, string>) => (await load(files)).isReadable;
  expect(await isReadable({})).toBe(true);
  expect(await isReadable({ 'guides/a.mdx': guide('[a](/docs/no/)') })).toBe(true);
  expect(await isReadable({ 'guides/a.mdx': guide('<Note>') })).toBe(false);
  expect(await isReadable({ 'site.yaml': 'title: [' })).toBe(false);
  expect(await isReadable({ 'words.txt': '<<<<<<< HEAD\na\n' })).toBe(false);
});

test('reports a conflict in any kind of file once, and nothing else of that file', async () => {
  const marked = '<<<<<<< HEAD\n=======\n>>>>>>> main\n';
  const { problems } = await load({
    ...withInterface,
    'sidebar.yaml': `${marked}- guide: [\n`,
    'guides/a.mdx': `${guide('<Card>')}\n${marked}`,
    'openapi/library.yaml': `${marked}openapi: [\n`,
    'figures/a.svg': `<svg\n${marked}`,
    'words.txt': marked,
  });
  expect(problems.map(({ code, file, line }) => `${code} ${file}:${line}`).sort()).toEqual([
    'file/merge-conflict content/figures/a.svg:2',
    'file/merge-conflict content/guides/a.mdx:8',
    'file/merge-conflict content/openapi/library.yaml:1',
    'file/merge-conflict content/sidebar.yaml:1',
    'file/merge-conflict content/words.txt:1',
  ]);
});

describe('beside a guide that cannot be read', () => {
  const broken = {
    'guides/broken.mdx': '---\ntitle: Broken\nslug: other\n---\n\n## Here\n\n<Note>\n',
  };
  const site = {
    ...broken,
    'guides/index.mdx': guide('[no](/docs/no/) [broken](/docs/other/#here) [file](broken.mdx)'),
    'sidebar.yaml': '- guide: index\n- guide: broken\n',
  };

  test('mistakes between other files are found, and no consequences', async () => {
    const { problems, isReadable, isCheckable } = await load(site);
    expect([isReadable, isCheckable]).toEqual([false, true]);
    const others = problems.filter(({ file }) => !file.endsWith('broken.mdx'));
    expect(others.map(({ found }) => found)).toEqual(['a link to /docs/no/, which is not a page']);
  });

  test('links between guides are checked although settings cannot be read', async () => {
    const { problems, isCheckable } = await load({
      ...site,
      'guides/index.mdx': guide('[no](/docs/no/) [area](/docs/category/no/)'),
      'glossary.yaml': '- term: [',
    });
    expect(isCheckable).toBe(false);
    const links = problems.filter(({ code }) => code.startsWith('link/'));
    expect(links.map(({ found }) => found)).toEqual(['a link to /docs/no/, which is not a page']);
  });
});

describe('beside an overlay with mistakes', () => {
  const overlay = (...actions: string[]) =>
    `overlay: "1.0.0"\ninfo: { title: Words, version: "1" }\nactions:\n${actions.map((each) => `  - ${each}\n`).join('')}`;
  const late =
    '{ target: $.paths.*.get.responses, update: { "404": { description: No book has this number., content: {} } } }';
  const site = {
    ...withInterface,
    'guides/index.mdx': guide(
      '[no](/docs/no/) [overview](/docs/api/books/) [part](/docs/api/list-books/#late) <Operation id="LendBook" />',
    ),
    'notes/lend.mdx': '---\noperation: LendBook\n---\n\nLend [one](/docs/none/).\n',
    'openapi/overlays/b.yaml': overlay(
      '{ target: $.paths.*.get, update: { description: "See [this](/docs/nothing/)." } }',
      '{ target: $.paths.*.gte, update: { description: Books. } }',
      '{ target: "$.paths.*[?@.operationId == \'LendBook\']", update: { summary: Lend a book } }',
      '{ target: "$.paths.*.get.responses[\'404\']", update: { description: Nothing. } }',
    ),
  };
  const found = [
    'content/guides/index.mdx a link to /docs/no/, which is not a page',
    'content/notes/lend.mdx a link to /docs/none/, which is not a page',
    'content/openapi/overlays/b.yaml a link to /docs/nothing/, which is not a page',
    'content/openapi/overlays/b.yaml the target $.paths.*.gte, which selects nothing: $.paths[*] has no gte',
  ];
  const findBeside = async (text: string) => {
    const files = { ...site, 'openapi/overlays/a.yaml': text };
    const { problems, ...state } = await load(files);
    const own = problems.filter(({ file }) => file.endsWith('/a.yaml'));
    const others = problems.filter((each) => !own.includes(each));
    return { ...state, own, others: others.map((each) => `${each.file} ${each.found}`).sort() };
  };

  test.each([
    ['that is not YAML', `${overlay(`${late} # LendBook, 404`)}  - [\n`, 'yaml/syntax'],
    [
      'with an unknown key',
      overlay(late, '{ target: $.info, updaet: { title: LendBook } }'),
      'settings/unknown-setting',
    ],
  ])('%s, mistakes between other files are found, and no consequences', async (_, text, code) => {
    const { own, others, isReadable, isCheckable } = await findBeside(text);
    expect([isReadable, isCheckable]).toEqual([false, true]);
    expect(own).toMatchObject([{ code }]);
    expect(others).toEqual(found);
  });

  test('whose target selects nothing, all other actions are applied', async () => {
    const { own, others, content } = await findBeside(
      overlay(
        '{ target: "$.paths[\'/book\']", update: {} }',
        late,
        '{ target: $.info, update: { title: Books } }',
      ),
    );
    expect(own).toMatchObject([{ code: 'overlay/no-match' }]);
    expect(others).toEqual([
      ...found,
      expect.stringContaining("b.yaml the target $.paths.*[?@.operationId == 'LendBook']"),
    ]);
    expect(content?.versions[0]?.api).toMatchObject({ title: 'Books' });
  });

  test('that makes the interface invalid, the others are applied', async () => {
    const { own, others, content } = await findBeside(
      overlay('{ target: $.paths.*.get, update: { responses: { "404": { content: {} } } } }'),
    );
    expect(own).toEqual([]);
    expect(others).toHaveLength(5);
    expect(content?.versions[0]?.api?.operations).toMatchObject([
      { id: 'ListBooks', description: 'See [this](/docs/nothing/).' },
    ]);
  });
});
