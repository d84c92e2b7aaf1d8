import { expect, test } from 'vitest';
import { guide, load, mistakes, smallest, withInterface } from './content-root';

/** The settings of the smallest site with one text replaced. */
function settings(from: string, to: string) {
  const text = smallest['site.yaml'];
  expect(text).toContain(from);
  return { 'site.yaml': text.replace(from, to) };
}

/** A site whose home is a guide with this body. */
const home = (body: string) => ({ 'guides/index.mdx': guide(body) });
const frontmatter = (lines: string) => ({ 'guides/index.mdx': `---\n${lines}\n---\n` });
const files = (...paths: string[]) => ({
  'sidebar.yaml': ['index', ...paths].map((path) => `- guide: "${path}"\n`).join(''),
  ...Object.fromEntries(paths.map((path) => [`guides/${path}.mdx`, guide('Text.')])),
});
const announce = (href: string) =>
  settings(
    'footer:',
    `announcement: { id: a, text: A, link: { label: L, href: "${href}" } }\nfooter:`,
  );
const overlay = (update: string) => ({
  ...withInterface,
  'openapi/overlays/books.yaml': `overlay: "1.0.0"
info: { title: Books, version: "1" }
actions:
  - target: $.paths['/books'].get
    update: ${update}
`,
});
const tag = (words: string) => ({
  'openapi/library.yaml': `${withInterface['openapi/library.yaml']}tags: [{ name: Books, ${words} }]\n`,
});

test.each([
  [
    'an alias in YAML that is meant as text',
    frontmatter('title: **Loans**\ndescription: A.'),
    ':2:8',
  ],
  ['a branch that holds itself', { 'sidebar.yaml': '- &a\n  label: A\n  items: [*a]\n' }, ':3:11'],
  ['a tag of YAML', frontmatter('title: !secret Loans\ndescription: A.'), ':2:8'],
  ['a title of spaces', frontmatter('title: "  "\ndescription: A.'), ':2:8'],
  ['a title of two lines', frontmatter('title: |\n  A\n  B\ndescription: A.'), ':2:8'],
  ['a file name with a sign of addresses', files('a#b'), 'guides/a#b.mdx'],
  ['a file name with letters that addresses escape', files('über'), 'guides/über.mdx'],
  ['a text that is not UTF-8', home('Caf\uFFFD'), ':6'],
  ['a heading without text', home('## A\n\n##\n'), ':8:1'],
  ['a heading that leaves out a level', home('## A\n\n#### B\n'), ':8:1'],
  ['a note that is not there', home('Text.[^1]'), ':6:6'],
  ['a link with a label that is not there', home('One\ntwo, see [this][there].'), ':7:10'],
  ['a row with more cells than columns', home('| a | b |\n| - | - |\n| `x|y` | z |'), ':6:1'],
  ['a table with an uneven head', home('| a | b |\n| - |\n| 1 | 2 |'), ':6:1'],
  ['an attribute twice', home('<Note title="A" title="B">\n\nText.\n\n</Note>'), ':6:1'],
  [
    'two tabs with one value',
    home(
      '<Tabs>\n\n<Tab label="A">\n\na\n\n</Tab>\n\n<Tab label="B" value="a">\n\nb\n\n</Tab>\n\n</Tabs>',
    ),
    ':6:1',
  ],
  ['a web address without a host', home('See [this](https://).'), ':6:5'],
  ['an image of another host', home('![A](https://library.example/a.png)'), ':6:1'],
  ['a synonym in two groups', { 'synonyms.yaml': '- [loan, lend]\n- [fee, loan]\n' }, ':2:9'],
  [
    'a guide that the sidebar lists twice',
    { 'sidebar.yaml': '- guide: index\n- guide: index\n' },
    ':1',
  ],
  [
    'an entry that a comment names too',
    { 'sidebar.yaml': '# guide: no\n- guide: index\n- guide: no\n' },
    ':3',
  ],
  ['a prefix that leads upwards', settings('prefix: /library', 'prefix: /a/../b'), ':5:9'],
  ['an address of the site with a path', settings('example\n', 'example/docs\n'), ':4:6'],
  [
    'an address that is a script',
    settings('https://library.example/source', 'javascript:a'),
    ':6:13',
  ],
  [
    'a version that is a parent folder',
    settings('versions: [{', 'versions: [{ name: "..", status: old }, {'),
    ':8:20',
  ],
  ['a folder of a version without an entry', { 'versions/0.9/sidebar.yaml': '' }, 'versions/0.9'],
  ['an announcement that leads to no page', announce('/docs/no/'), ':11'],
  ['an announcement that is a script', announce('javascript:a'), ':11:57'],
  ['a note that is no MDX file', { 'notes/list-books.md': 'Text.' }, 'notes/list-books.md'],
  ['a guide with an ending in capitals', { 'guides/a.MDX': guide('Text.') }, 'guides/a.MDX'],
  ['a description that is a list', overlay('{ description: [a] }'), ':5:15'],
  ['an update that is a list', overlay('[a]'), ':4:5'],
  [
    'an empty note',
    { ...withInterface, 'notes/a.mdx': '---\noperation: ListBooks\n---\n' },
    'notes/a.mdx',
  ],
  ['a link without an address', home('See [this]().'), ':6:5'],
  ['an entry in quotes', { 'sidebar.yaml': '- guide: index\n- guide:  "no"\n' }, ':2'],
  ['groups that are no list', tag('x-groups: 5'), '/x-groups'],
  ['a life cycle without operations', tag('x-life-cycle: [a]'), '/x-life-cycle'],
] as const)('does not pass over %s', async (_, content, place) => {
  const found = await mistakes(content);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${place} `);
});

test.each([
  ['a setting without a value', settings('prefix: /library', 'prefix:'), 'no value for prefix'],
  [
    'frontmatter that does not end',
    { 'guides/index.mdx': '---\ntitle: A\n' },
    'frontmatter that does not end',
  ],
])('names %s', async (_, content, found) => {
  expect((await mistakes(content)).join('\n')).toContain(found);
});

test('accepts an announcement that links to an anchor', async () => {
  expect(await mistakes(announce('/docs/#hours'))).toEqual([]);
});

test('reports how many entries a list needs', async () => {
  const { problems } = await load({ 'synonyms.yaml': '- [loan]\n' });
  expect(problems.map(({ expected }) => expected)).toEqual(['at least 2 entries']);
});

test('resolves a YAML anchor that is used often', async () => {
  const uses = '  - { label: A, to: *home }\n'.repeat(120).trim().split('\n');
  const footer = `footer:\n  columns:\n    - title: &home /docs/\n      links:\n${uses.map((use) => `        ${use.trim()}\n`).join('')}  copyright: A`;
  expect(await mistakes(settings('footer: { columns: [], copyright: Library }', footer))).toEqual(
    [],
  );
});
