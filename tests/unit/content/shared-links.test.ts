import { expect, test } from 'vitest';
import type { Content, VersionContent } from '../../../src/content/model';
import { createHtmlPrinter } from '../../../src/gatsby/nodes/html-printer';
import { buildPages } from '../../../src/page-models/build-pages';
import { createLinkLister } from '../../../src/page-models/list-links';
import type { Problem } from '../../../src/problems/problem';
import { writeTwins } from '../../../src/twins/write-twins';
import { guide, load, smallest, withInterface } from './content-root';

const overlay = `overlay: "1.0.0"
info: { title: Words, version: "1" }
actions:
  - target: $.paths['/books'].get
    update:
      description: See [fees](/docs/fees/), [loans](/docs/api/list-loans/), [2](</docs/#hours>).
  - target: $.info
    update: { description: "Begin [here](/docs/)." }
`;
const loans = `${withInterface['openapi/library.yaml']}
  /loans:
    get:
      operationId: ListLoans
      summary: List loans
      responses: { "200": { description: The loans. } }
`;

/** A current version whose texts link to a guide, an operation and an anchor that the old one lacks. */
const files = {
  'site.yaml': smallest['site.yaml'].replace(
    /versions:.*/,
    'versions: [{ name: "2.0", status: current }, { name: "1.0", status: old }]',
  ),
  'sidebar.yaml': '- guide: index\n- guide: fees\n- guide: new\n- api: overview\n',
  'guides/index.mdx': guide(
    `## Hours

[Fees](/docs/fees/?all#coins), [file](fees.mdx), [new](/docs/new/), [newer](new.mdx), [self](#hours),
[start](/), [old](/docs/1.0/fees/), [web](https://library.example/docs/fees/),
[books](/docs/api/list-books/), [defined], <Operation id="ListBooks" /> and <Operation id="ListLoans" />.

<Operation id="ListLoans" />

[defined]: /docs/fees/
`,
  ),
  'guides/fees.mdx': guide('## Coins'),
  'guides/new.mdx': guide('Only in 2.0.'),
  'notes/list-books.mdx': '---\noperation: ListBooks\n---\n\nSee [fees](../guides/fees.mdx).\n',
  'openapi/library.yaml': loans,
  'openapi/overlays/books.yaml': overlay,
  'openapi/errors.yaml':
    '- { status: "404", meaning: "See [new](/docs/new/).", retry: "no", action: "Pay [fees](/docs/fees/)." }\n',
  'versions/1.0/openapi/library.yaml': withInterface['openapi/library.yaml'],
  'versions/1.0/sidebar.yaml': '- guide: index\n- guide: fees\n- api: overview\n',
};

async function loadBoth(texts: Record<string, string> = {}) {
  const { content, problems } = await load({ ...files, ...texts });
  const [current, old] = (content as Content).versions as [VersionContent, VersionContent];
  return { current, old, problems };
}

/** The addresses of all links in a text. */
function listAddresses(html: string): string[] {
  return [...html.matchAll(/(?:href="|\]\()([^")]*)/g)].map(([, address = '']) => address);
}

test('links of a shared guide lead to pages of the version, or else to the current one', async () => {
  const { old } = await loadBoth();
  const pages = buildPages(old);
  const [, home] = pages.guides;
  if (!home) throw new Error('the home is missing');
  expect(listAddresses(createHtmlPrinter(pages, '').printProse(home.text))).toEqual([
    '#hours', // of the heading
    '/docs/1.0/fees/?all#coins',
    '/docs/1.0/fees/',
    '/docs/new/',
    '/docs/new/',
    '#hours',
    '/',
    '/docs/1.0/fees/',
    'https://library.example/docs/fees/',
    '/docs/1.0/api/list-books/',
    '/docs/1.0/fees/',
    '/docs/1.0/api/list-books/',
    '/docs/api/list-loans/',
    '/docs/api/list-loans/',
  ]);
});

test('twins, the list of links and mentions agree with the page', async () => {
  const { old } = await loadBoth();
  const pages = buildPages(old);
  const twins = writeTwins(pages, '');
  const twin = twins.find(({ route }) => route === '/docs/1.0/')?.text ?? '';
  expect(listAddresses(twin)).toContain('/docs/1.0/fees.md');
  expect(listAddresses(twin)).toContain('/docs/new.md');
  const home = pages.guides[1];
  const links = home ? createLinkLister(pages)(home) : [];
  expect(links.map(({ route }) => route)).toContain('/docs/api/list-loans/');
  expect(pages.operations[0]?.mentions.map(({ route }) => route)).toEqual(['/docs/1.0/']);
});

test('links of shared notes, descriptions and errors do too', async () => {
  const { old } = await loadBoth();
  const [note] = old.notes;
  expect(note?.prose.links.map(({ url }) => url)).toEqual(['/docs/1.0/fees/']);
  const described =
    'See [fees](/docs/1.0/fees/), [loans](/docs/api/list-loans/), [2](</docs/1.0/#hours>).';
  expect(old.api?.operations[0]?.description).toBe(described);
  expect(old.document?.paths?.['/books']?.get).toMatchObject({ description: described });
  expect(old.api?.description).toBe('Begin [here](/docs/1.0/).');
  expect(old.errors.get('404')).toMatchObject({
    meaning: 'See [new](/docs/new/).',
    action: 'Pay [fees](/docs/1.0/fees/).',
  });
});

test('the current version stays as it is written', async () => {
  const { current } = await loadBoth();
  expect(current.guides[1]?.prose.links.map(({ url }) => url).slice(0, 4)).toEqual([
    '/docs/fees/?all#coins',
    'fees.mdx',
    '/docs/new/',
    'new.mdx',
  ]);
  expect(current.errors.get('404')?.action).toBe('Pay [fees](/docs/fees/).');
});

test('links of a text of its own stay as they are written', async () => {
  const { old } = await loadBoth({
    'versions/1.0/guides/index.mdx': guide('[Fees](/docs/fees/), [own](/docs/1.0/fees/)'),
    'versions/1.0/openapi/errors.yaml':
      '- { status: "404", meaning: "[Fees](/docs/fees/)", retry: "no", action: Pay. }\n',
  });
  expect(old.guides[1]?.prose.links.map(({ url }) => url)).toEqual([
    '/docs/fees/',
    '/docs/1.0/fees/',
  ]);
  expect(old.errors.get('404')?.meaning).toBe('[Fees](/docs/fees/)');
});

const show = ({ severity, code, file, line, found }: Problem) =>
  `${severity} ${code} ${file}:${line} ${found}`;

test('warns once of each place that a version lacks, whatever the number of versions', async () => {
  const three = files['site.yaml'].replace(
    'status: old }',
    'status: old }, { name: "0.9", status: old }',
  );
  const { problems } = await loadBoth({
    'site.yaml': three,
    'versions/0.9/openapi/library.yaml': withInterface['openapi/library.yaml'],
    'versions/0.9/sidebar.yaml': '- guide: index\n- guide: fees\n- api: overview\n',
  });
  const where = 'which the versions 1.0 and 0.9 lack although they share this text';
  expect(problems.map(show).sort()).toEqual([
    `warning link/missing-in-version content/guides/index.mdx:8 a link to /docs/new/, ${where}`,
    `warning link/missing-in-version content/guides/index.mdx:8 a link to new.mdx, ${where}`,
    `warning link/missing-in-version content/openapi/errors.yaml:1 a link to /docs/new/, ${where}`,
    `warning link/missing-in-version content/openapi/overlays/books.yaml:6 a link to /docs/api/list-loans/, ${where}`,
    `warning operation/missing-in-version content/guides/index.mdx:10 the operation ListLoans, ${where}`,
    `warning operation/missing-in-version content/guides/index.mdx:12 the operation ListLoans, ${where}`,
  ]);
  expect(problems[0]?.fix).toContain('npm run new -- copy guides/index.mdx --version 1.0');
});

test('a link to an anchor that only the current page has leads to the current page', async () => {
  const { old, problems } = await loadBoth({ 'versions/1.0/guides/fees.mdx': guide('No coins.') });
  const [home] = old.guides.filter(({ path }) => path === 'index');
  expect(home?.prose.links[0]?.url).toBe('/docs/fees/?all#coins');
  expect(problems.map(show).join()).toContain('/docs/fees/?all#coins');
});

test('a broken link of a shared text is reported once, by the current version', async () => {
  const { problems } = await loadBoth({
    'guides/fees.mdx': guide(
      '## Coins\n\n[gone](/docs/gone/) [none](#none) <Operation id="Fly" />',
    ),
    'openapi/errors.yaml':
      '- { status: "404", meaning: "[gone](/docs/gone/)", retry: "no", action: Pay. }\n',
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ file, found }) => `${file} ${found}`)).toEqual([
    'content/guides/fees.mdx a link to /docs/gone/, which is not a page',
    'content/guides/fees.mdx a link to #none, whose page has no anchor none',
    'content/guides/fees.mdx the unknown operation Fly',
    'content/openapi/errors.yaml a link to /docs/gone/, which is not a page',
  ]);
});

test('a shared story leads to the pages of the version that is read', async () => {
  const story = `title: A day
description: See [fees](/docs/fees/).
chapters:
  - title: Look
    description: Read the [hours](/docs/#hours).
    steps: [{ call: ListBooks, text: "Not [new](/docs/new/), but [fees](/docs/fees/)." }]
`;
  const { old } = await loadBoth({ 'openapi/story.yaml': story });
  expect(old.story).toMatchObject({
    description: 'See [fees](/docs/1.0/fees/).',
    chapters: [
      {
        description: 'Read the [hours](/docs/1.0/#hours).',
        steps: [{ text: 'Not [new](/docs/new/), but [fees](/docs/1.0/fees/).' }],
      },
    ],
  });
});
