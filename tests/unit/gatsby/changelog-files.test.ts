import { load } from 'cheerio';
import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../../../src/content/model';
import { writeFeeds } from '../../../src/gatsby/files/changelog-feed';
import { writeMovedAddresses } from '../../../src/gatsby/files/moved-addresses';
import { writeSitemap } from '../../../src/gatsby/files/site-files';
import { planPages } from '../../../src/gatsby/pages/plan-pages';
import type { VersionPages } from '../../../src/page-models/model';
import { buildRecords } from '../../../src/search/records/build-records';
import { writeTwins } from '../../../src/twins/write-twins';
import { loadChangelogSite } from '../page-models/changelog/changelog-pages';
import { loadSmallPages } from '../sites';

const origin = 'https://library.example/library';

let content: Content;
let pages: VersionPages;
beforeAll(async () => {
  ({ content, pages } = await loadChangelogSite());
});

const writeFeed = (site: Partial<Content['site']> = {}) =>
  writeFeeds(pages, { ...content.site, ...site })[0];
const twinOf = (route: string) =>
  writeTwins(pages, origin).find((twin) => twin.route === route)?.text ?? '';
const plan = () => planPages(content.site, [pages]);

test('the feed has what RFC 4287 demands of it and of each entry', () => {
  const file = writeFeed();
  expect(file?.path).toBe('docs/api/changelog.xml');
  const $ = load(file?.text ?? '', { xml: true });
  expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
  for (const name of ['id', 'title', 'updated']) {
    expect($(`feed > ${name}`), name).toHaveLength(1);
    for (const entry of $('entry')) expect($(entry).children(name), name).toHaveLength(1);
  }
  expect($('feed > author > name').text()).toBe('Library');
  expect($('entry')).toHaveLength(4);
  for (const time of $('updated')) expect($(time).text()).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  const ids = [...$('id')].map((id) => $(id).text());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(URL.canParse(id), id).toBe(true);
  for (const link of $('link'))
    expect($(link).attr('href')).toMatch(/^https:\/\/library\.example\//);
  expect($('feed > link[rel="self"]').attr('href')).toBe(`${origin}/docs/api/changelog.xml`);
  expect($('feed > updated').text()).toBe('2026-11-23T00:00:00Z');
});

test('the content of an entry is escaped HTML whose links are full addresses', () => {
  const $ = load(writeFeed()?.text ?? '', { xml: true });
  const html = load($('entry > content[type="html"]').first().text());
  expect(html('h3').first().text()).toBe('Breaking changes');
  const links = [...html('a')].map((link) => html(link).attr('href'));
  expect(links).toContain(`${origin}/docs/`);
  expect(links).toContain(`${origin}/docs/api/create-loan/#request.weeks`);
  for (const link of links) expect(link).toMatch(/^https:/);
});

test('the ids of the feed are those of the published site, even in a preview', () => {
  const preview = writeFeed({ url: 'https://preview.example', prefix: '/x', previewOf: origin });
  const $ = load(preview?.text ?? '', { xml: true });
  expect($('feed > id').text()).toBe(`${origin}/docs/api/changelog/`);
  expect($('feed > link[rel="self"]').attr('href')).toBe(
    'https://preview.example/x/docs/api/changelog.xml',
  );
});

test('there is no feed without a changelog', async () => {
  expect(writeFeeds(await loadSmallPages(), content.site)).toEqual([]);
});

test('the twin of the changelog has full addresses of twins', () => {
  const text = twinOf('/docs/api/changelog/');
  expect(text).toContain(
    `caller fail.\n\n## How to upgrade\n\nRead the [welcome](${origin}/docs/index.md) first.\n\n## 0.94.0\n\n23 November 2026\n\nLists moved, see the [welcome]`,
  );
  expect(text).toContain(
    `- \`GET /books\` is now [\`POST /books/list\`](${origin}/docs/api/list-books.md). Send the words in the body.\n`,
  );
  expect(text).toContain(`Operations: [Find books](${origin}/docs/api/list-books.md), `);
  expect(text).toContain('## 9 November 2026\n\n### Breaking changes');
});

test('the twin of an operation has its history and its marks', () => {
  const text = twinOf('/docs/api/list-books/');
  expect(text).toContain('changed in 0.94.0.\n');
  // Its change is of the third release before now.
  expect(text).toContain('- `pages` (integer)\n');
  expect(text).toContain('`play` (new in 0.94.0)');
  expect(text).toContain(
    `## History\n\n### [0.94.0](${origin}/docs/api/changelog.md) (23 November 2026)`,
  );
  expect(text).toContain(
    '- Breaking: `GET /books` is now `POST /books/list`.\n- New value `play` of `Genre`.\n',
  );
});

test('twins of guides lead from old ids and addresses to what there is now', () => {
  const text = twinOf('/docs/');
  expect(text).toContain(`[POST Find books](${origin}/docs/api/list-books.md)`);
  expect(text).toContain(`[the same list](${origin}/docs/api/list-books.md)`);
});

test('a renamed operation or area leads on, without a page around it', () => {
  const find = (path: string) => plan().find((page) => page.path === path);
  expect(find('/docs/api/search-books/')).toEqual({
    path: '/docs/api/search-books/',
    template: 'redirect',
    context: { route: '/docs/api/list-books/', version: '2.0', slug: '' },
  });
  expect(find('/docs/category/loan-desk/')?.context.route).toBe('/docs/category/loans/');
  expect(find('/docs/api/burn-book/')).toBeUndefined();
});

test('the sitemap has the changelog, and nothing that was renamed or removed', () => {
  const sitemap = writeSitemap(plan(), origin);
  expect(sitemap).toContain('/docs/api/changelog/<');
  expect(sitemap).not.toMatch(/search-books|find-books|burn-book|loan-desk|cafeteria/);
});

test('the search finds what the changelog opens with, the updates, and nothing that was renamed', () => {
  const records = buildRecords(pages);
  expect(
    records.find(({ route }) => route === '/docs/api/changelog/#how-to-upgrade'),
  ).toMatchObject({ title: 'How to upgrade', text: 'Read the welcome first.' });
  const found = records.find(({ route }) => route === '/docs/api/changelog/#2026-11-23');
  expect(found).toMatchObject({
    title: '0.94.0',
    names: ['23 November 2026', 'Changes in v0.94.0'],
    pageTitle: 'Changelog',
  });
  expect(found?.text).toContain('GET /books is now POST /books/list. Send the words in the body.');
  expect(records.map(({ route }) => route).join()).not.toMatch(/search-books/);
});

test('servers get the former addresses of pages and twins, in the form of each', () => {
  const files = writeMovedAddresses([pages], '/library');
  const textOf = (name: string) =>
    files.find(({ path }) => path === `moved-addresses.${name}`)?.text;
  expect(JSON.parse(textOf('json') ?? '')).toEqual({
    '/library/docs/api/find-books/': '/library/docs/api/list-books/',
    '/library/docs/api/find-books.md': '/library/docs/api/list-books.md',
    '/library/docs/category/loan-desk/': '/library/docs/category/loans/',
    '/library/docs/category/loan-desk.md': '/library/docs/category/loans.md',
    '/library/docs/api/search-books/': '/library/docs/api/list-books/',
    '/library/docs/api/search-books.md': '/library/docs/api/list-books.md',
  });
  expect(textOf('conf')).toContain(
    '"~^/library/docs/api/find-books\\.md$" "/library/docs/api/list-books.md";\n',
  );
  expect(textOf('caddy')).toContain(
    '"/library/docs/api/find-books/" "/library/docs/api/list-books/"\n',
  );
});
