import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import type { VersionContent } from '../../../src/content/model';
import { createRenderContext } from '../../../src/gatsby/nodes/html-printer';
import { buildPages } from '../../../src/page-models/build-pages';
import { addKept } from '../../../tooling/api-update/add-kept';
import { guide, load, smallest, withInterface, writeContent } from './content-root';

const svg = (label: string) =>
  `<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"><text>${label}</text></svg>\n`;
const note = (text: string) => `---\noperation: ListBooks\n---\n\n${text}\n`;
const overlay = (target: string, description: string) => `overlay: "1.0.0"
info: { title: Words, version: "1" }
actions:
  - target: ${target}
    update: { description: ${description} }
`;
const books = "$.paths['/books'].get";

/** A current version, 2.0, with a file of each kind, and an old one that has its interface and sidebar. */
const files = {
  ...withInterface,
  'site.yaml': smallest['site.yaml'].replace(
    /versions:.*/,
    'versions: [{ name: "2.0", status: current }, { name: "1.0", status: old }]',
  ),
  'sidebar.yaml': '- guide: index\n- guide: desk/loans\n- guide: news\n- api: overview\n',
  'guides/desk/loans.mdx': guide('![Desk](desk.png)\n\n<Figure src="shelf" alt="A shelf." />'),
  'guides/desk/desk.png': 'shared',
  'guides/news.mdx': guide('New in 2.0.'),
  'figures/shelf.svg': svg('shared'),
  'figures/shelf.narrow.svg': svg('narrow'),
  'figures/unused.svg': svg('unused'),
  'notes/list-books.mdx': note('A shared note.'),
  'openapi/overlays/books.yaml': overlay(books, 'Lists the books.'),
  'openapi/errors.yaml': '- { status: "404", meaning: Gone., retry: "no", action: Stop. }\n',
  'openapi/sdks.yaml': 'token: SHARED\n',
  'openapi/aliases.yaml': '- { slug: get-books, operation: ListBooks, why: There are many. }\n',
  'versions/1.0/openapi/library.yaml': withInterface['openapi/library.yaml'],
  'versions/1.0/sidebar.yaml': '- guide: index\n- guide: desk/loans\n- api: overview\n',
};

/** The old version when it has more files of its own. */
async function loadOld(own: Record<string, string> = {}): Promise<VersionContent> {
  const inFolder = Object.entries(own).map(([path, text]) => [`versions/1.0/${path}`, text]);
  const { content, problems } = await load({ ...files, ...Object.fromEntries(inFolder) });
  expect(problems).toEqual([]);
  const [, old] = content?.versions ?? [];
  if (!old) throw new Error('the old version is missing');
  return old;
}

const describeBooks = ({ api }: VersionContent) => api?.operations[0]?.description;

/** What the page of the guide on loans shows as the image next to it. */
function showImage(version: VersionContent): string {
  const pages = buildPages(version);
  const page = pages.guides.find(({ slug }) => slug === 'desk/loans');
  if (!page) throw new Error('the guide is missing');
  const address = createRenderContext(page.text, pages, '').href('desk.png');
  return Buffer.from(address.split(',')[1] ?? '', 'base64').toString();
}

test('a version has the guides that its sidebar lists, although it has no file of theirs', async () => {
  const { guides, base } = await loadOld();
  expect(guides.map(({ route, file }) => [route, file])).toEqual([
    [`${base}/desk/loans/`, 'content/guides/desk/loans.mdx'],
    [`${base}/`, 'content/guides/index.mdx'],
  ]);
});

test('a version shares everything but its interface and its sidebar', async () => {
  const old = await loadOld();
  expect(old.notes.map(({ file }) => file)).toEqual(['content/notes/list-books.mdx']);
  expect(describeBooks(old)).toBe('Lists the books.');
  expect(old.errors.get('404')?.meaning).toBe('Gone.');
  expect(old.sdks?.token).toBe('SHARED');
  expect(old.aliases.map(({ slug }) => slug)).toEqual(['get-books']);
  expect(old.figures.get('shelf')).toBe(svg('shared'));
  expect(showImage(old)).toBe('shared');
});

test('a version has of the shared figures only those that it shows', async () => {
  const { figures } = await loadOld();
  expect([...figures.keys()]).toEqual(['shelf.narrow', 'shelf']);
});

test('a version has of the shared screenshots only those that it shows', async () => {
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const root = writeContent(files);
  mkdirSync(join(root, 'screenshots'));
  mkdirSync(join(root, 'versions/1.0/guides'));
  for (const name of ['desk', 'hall', 'hall.dark', 'lift']) {
    writeFileSync(join(root, `screenshots/${name}.png`), pixel);
  }
  writeFileSync(join(root, 'guides/news.mdx'), guide('<Screenshot src="desk" alt="A desk." />'));
  writeFileSync(
    join(root, 'versions/1.0/guides/index.mdx'),
    guide('<Screenshot src="hall" alt="A hall." />'),
  );
  const { content, problems } = await loadContent(root);
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([
    'screenshot/unused content/screenshots/lift.png',
  ]);
  const names = content?.versions.map(({ screenshots }) => [...screenshots.keys()].join());
  expect(names).toEqual(['desk,hall.dark,hall,lift', 'hall.dark,hall']);
});

test('a file of its own takes the place of the shared one', async () => {
  const old = await loadOld({
    'guides/index.mdx': guide('As it was.').replace('title: Guide', 'title: Old'),
    'guides/desk/desk.png': 'own',
    'figures/shelf.svg': svg('own'),
    'notes/list-books.mdx': note('An old note.'),
    'openapi/overlays/books.yaml': overlay(books, 'Listed the books.'),
    'openapi/errors.yaml': '- { status: "404", meaning: Old., retry: "no", action: Stop. }\n',
    'openapi/sdks.yaml': 'token: OWN\n',
    'openapi/aliases.yaml': '[]\n',
  });
  expect(old.guides.map(({ title }) => title)).toEqual(['Guide', 'Old']);
  expect(old.notes.map(({ file }) => file)).toEqual(['content/versions/1.0/notes/list-books.mdx']);
  expect(describeBooks(old)).toBe('Listed the books.');
  expect(old.errors.get('404')?.meaning).toBe('Old.');
  expect(old.sdks?.token).toBe('OWN');
  expect(old.aliases).toEqual([]);
  expect(old.figures.get('shelf')).toBe(svg('own'));
  expect(old.figures.get('shelf.narrow')).toBe(svg('narrow'));
  expect(showImage(old)).toBe('own');
});

test('the pages that a shared glossary links to are those of the version, as far as it has them', async () => {
  const term = (name: string, page: string) =>
    `- { term: ${name}, definition: 'See [it](${page}).', page: ${page} }\n`;
  const { content } = await load({
    ...files,
    'guides/index.mdx': guide('Fines and news.\n\n<Glossary />'),
    'glossary.yaml': term('Fines', '/docs/desk/loans/') + term('News', '/docs/news/'),
  });
  expect(content?.versions[1]?.glossary).toMatchObject([
    { page: '/docs/1.0/desk/loans/', definition: 'See [it](/docs/1.0/desk/loans/).' },
    { page: '/docs/news/', definition: 'See [it](/docs/news/).' },
  ]);
});

test('a text of its own may show an image that it shares', async () => {
  const old = await loadOld({ 'guides/desk/loans.mdx': guide('![Desk](desk.png)') });
  expect(showImage(old)).toBe('shared');
});

test('overlays of its own are applied after the shared ones, whatever their names are', async () => {
  const old = await loadOld({ 'openapi/overlays/a.yaml': overlay(books, 'Kept words.') });
  expect(describeBooks(old)).toBe('Kept words.');
});

test('a version keeps words that the current one changes', async () => {
  const kept = addKept(undefined, [{ target: books, update: { description: 'Kept.' } }]);
  const old = await loadOld({ 'openapi/overlays/kept.yaml': kept });
  expect(describeBooks(old)).toBe('Kept.');
});

test('an overlay in place of a shared one is applied where that one was', async () => {
  const own = { 'openapi/overlays/books.yaml': overlay(books, 'Own words.') };
  const later = { 'openapi/overlays/later.yaml': overlay(books, 'Later words.') };
  const { content } = await load({
    ...files,
    ...later,
    'versions/1.0/openapi/overlays/books.yaml': own['openapi/overlays/books.yaml'],
  });
  expect(content?.versions.map(describeBooks)).toEqual(['Later words.', 'Later words.']);
});

test('a note of its own is the only one on its operation, whatever its name is', async () => {
  const old = await loadOld({ 'notes/books.mdx': note('An old note.') });
  expect(old.notes.map(({ file }) => file)).toEqual(['content/versions/1.0/notes/books.mdx']);
});

test('notes and aliases for operations that a version lacks are not its own', async () => {
  const { content, problems } = await load({
    ...files,
    'versions/1.0/openapi/library.yaml': withInterface['openapi/library.yaml'].replace(
      'ListBooks',
      'GetBooks',
    ),
    'openapi/sdks.yaml': 'token: SHARED\npayloads: { ListBooks: request }\n',
  });
  expect(problems).toEqual([]);
  expect(content?.versions[0]).toMatchObject({ notes: [{}], aliases: [{}] });
  expect(content?.versions[1]).toMatchObject({ notes: [], aliases: [] });
});

test('an alias gives way to the page of an operation', async () => {
  const { content, problems } = await load({
    ...files,
    'versions/1.0/openapi/library.yaml': `${withInterface['openapi/library.yaml']}
  /book:
    get:
      operationId: GetBooks
      responses: { "200": { description: The books. } }
`,
  });
  expect(problems).toEqual([]);
  expect(content?.versions[1]?.aliases).toEqual([]);
});

test('a version without an interface of its own has no reference', async () => {
  const { content, problems } = await load({
    ...files,
    'versions/1.0/openapi/library.yaml': undefined,
    'versions/1.0/sidebar.yaml': '- guide: index\n',
  });
  expect(problems).toEqual([]);
  expect(content?.versions[1]).toMatchObject({ notes: [], aliases: [], guides: [{}] });
  expect(content?.versions[1]?.api).toBeUndefined();
});

test('a change of a shared overlay concerns every version, also when it is read again', async () => {
  const root = writeContent(files);
  const describe = async () => (await loadContent(root)).content?.versions.map(describeBooks);
  expect(await describe()).toEqual(['Lists the books.', 'Lists the books.']);
  writeFileSync(join(root, 'openapi/overlays/books.yaml'), overlay(books, 'Lists all books.'));
  expect(await describe()).toEqual(['Lists all books.', 'Lists all books.']);
});
