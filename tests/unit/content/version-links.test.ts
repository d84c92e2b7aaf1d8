import { expect, test } from 'vitest';
import type { VersionContent } from '../../../src/content/model';
import { createHtmlPrinter } from '../../../src/gatsby/nodes/html-printer';
import { buildPages } from '../../../src/page-models/build-pages';
import { createLinkLister } from '../../../src/page-models/list-links';
import { writeTwins } from '../../../src/twins/write-twins';
import { guide, load, smallest, withInterface } from './content-root';

const overlay = `overlay: "1.0.0"
info: { title: Words, version: "1" }
actions:
  - target: $.paths['/books'].get
    update: { description: "See [fees](/docs/fees/), [2](</docs/#hours>)." }
  - target: $.info
    update: { description: "Begin [here](/docs/)." }
`;

/** The texts of a version, which are the same in both. */
const texts = {
  'sidebar.yaml': '- guide: index\n- guide: fees\n- api: overview\n',
  'guides/index.mdx': guide(
    `## Hours

[Fees](/docs/fees/?all#coins), [file](fees.mdx), [self](#hours), [search](/search/), [old](/docs/1.0/fees/),
[current](/docs/2.0/fees/), [web](https://library.example/docs/fees/), [books](/docs/api/list-books/), [defined],
<Operation id="ListBooks" />. A fee.

<Glossary />

[defined]: /docs/fees/
`,
  ),
  'guides/fees.mdx': guide('## Coins'),
  'notes/list-books.mdx': '---\noperation: ListBooks\n---\n\nSee [fees](/docs/fees/).\n',
  'glossary.yaml':
    '- { term: Fee, definition: "A sum ([more](/docs/fees/)).", page: /docs/fees/#coins }\n',
  'openapi/library.yaml': withInterface['openapi/library.yaml'],
  'openapi/overlays/books.yaml': overlay,
  'openapi/errors.yaml':
    '- { status: "404", meaning: "See [start](/docs/).", retry: "no", action: "Pay [fees](/docs/fees/)." }\n',
  'openapi/story.yaml':
    'title: A loan\ndescription: "See [fees](/docs/fees/)."\nchapters: [{ title: Read, steps: [{ call: ListBooks, text: "See [fees](/docs/fees/)." }] }]\n',
  'openapi/changelog/2026-11-23.yaml':
    'date: "2026-11-23"\ntext: "See [fees](/docs/fees/)."\nchanges: [{ change: added, operation: ListBooks, text: "See [fees](/docs/fees/)." }]\n',
};

/** Loads both versions, with other files. */
function loadBoth(files: Record<string, string> = {}) {
  const old = Object.entries(texts).map(([path, text]) => [`versions/1.0/${path}`, text]);
  return load({
    ...texts,
    ...Object.fromEntries(old),
    'site.yaml': smallest['site.yaml'].replace(
      /versions:.*/,
      'versions: [{ name: "2.0", status: current }, { name: "1.0", status: old }]',
    ),
    ...files,
  });
}

async function loadOld(): Promise<VersionContent> {
  const { content, problems } = await loadBoth();
  expect(problems).toEqual([]);
  const [, version] = content?.versions ?? [];
  if (!version) throw new Error('the old version is missing');
  return version;
}

/** The addresses of all links in a text. */
function listAddresses(text: string): string[] {
  return [...text.matchAll(/(?:href="|\]\()([^")]*)/g)].map(([, address = '']) => address);
}

test('links of a guide lead to pages of its version, unless they name another one', async () => {
  const pages = buildPages(await loadOld());
  const home = pages.guides.find(({ route }) => route === '/docs/1.0/');
  if (!home) throw new Error('the home is missing');
  const addresses = listAddresses(createHtmlPrinter(pages, '').printProse(home.text));
  expect(addresses.filter((address) => address !== '#hours')).toEqual([
    '/docs/1.0/fees/?all#coins',
    '/docs/1.0/fees/',
    '/search/',
    '/docs/1.0/fees/',
    '/docs/fees/',
    'https://library.example/docs/fees/',
    '/docs/1.0/api/list-books/',
    '/docs/1.0/fees/',
    '/docs/1.0/api/list-books/',
    '/docs/1.0/fees/#coins',
    '/docs/1.0/fees/',
  ]);
  const twin = writeTwins(pages, '').find(({ route }) => route === home.route)?.text ?? '';
  expect(listAddresses(twin)).toContain('/docs/1.0/fees.md');
  const links = createLinkLister(pages)(home);
  expect(links.map(({ route }) => route)).toContain('/docs/1.0/fees/');
});

test('links of all other texts do too', async () => {
  const old = await loadOld();
  const described = 'See [fees](/docs/1.0/fees/), [2](</docs/1.0/#hours>).';
  expect(old.api?.operations[0]?.description?.replace(/[<>]/g, '')).toBe(
    described.replace(/[<>]/g, ''),
  );
  expect(JSON.stringify(old.document)).not.toContain('/docs/fees/');
  expect(old.api?.description).toBe('Begin [here](/docs/1.0/).');
  expect(old.notes[0]?.prose.links[0]?.url).toBe('/docs/1.0/fees/');
  expect(old.glossary).toMatchObject([
    { definition: 'A sum ([more](/docs/1.0/fees/)).', page: '/docs/1.0/fees/#coins' },
  ]);
  expect(old.errors.get('404')).toMatchObject({
    meaning: 'See [start](/docs/1.0/).',
    action: 'Pay [fees](/docs/1.0/fees/).',
  });
  const link = 'See [fees](/docs/1.0/fees/).';
  expect(old.story).toMatchObject({
    description: link,
    chapters: [{ steps: [{ text: link }] }],
  });
  expect(old.changelog).toMatchObject([{ text: link, changes: [{ text: link }] }]);
});

test.each([
  ['while all files can be read', {}],
  ['while the sidebar has a mistake', { 'sidebar.yaml': '- guide: no\n' }],
])(
  'a link to a page that only the current version has says how to lead there, %s',
  async (_, files) => {
    const { problems } = await loadBoth({
      'guides/coins.mdx': guide('Coins.'),
      'versions/1.0/guides/fees.mdx': guide('## Coins\n\nSee [coins](/docs/coins/).'),
      ...files,
    });
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: 'content/versions/1.0/guides/fees.mdx',
        found: 'a link to /docs/1.0/coins/, which is not a page',
        fix: 'only the current version has this page: remove the link, or write /docs/2.0/coins/',
      }),
    );
  },
);

test('a mistake in a setting of another version has the line of its link', async () => {
  const { problems } = await loadBoth({
    'versions/1.0/openapi/story.yaml': texts['openapi/story.yaml'].replace(
      'description: "See [fees](/docs/fees/)."',
      'description: |\n  See this:\n  [none](/docs/none/)',
    ),
  });
  expect(problems).toMatchObject([{ code: 'link/unknown-page', line: 4, column: 10 }]);
});

test('an overlay of a version that cannot be read hides no mistakes of other versions', async () => {
  const link = 'See [a](/docs/api/none/) and <Operation id="LendBook" />.';
  const { problems } = await loadBoth({
    'versions/1.0/openapi/overlays/books.yaml': 'actions: [',
    'versions/1.0/guides/fees.mdx': guide(`## Coins\n\n${link}`),
    'guides/fees.mdx': guide(`## Coins\n\n${link}`),
  });
  expect(problems.map(({ file, code }) => `${file} ${code}`).sort()).toEqual([
    'content/guides/fees.mdx link/unknown-page',
    'content/guides/fees.mdx operation/unknown',
    'content/versions/1.0/openapi/overlays/books.yaml yaml/syntax',
  ]);
});
