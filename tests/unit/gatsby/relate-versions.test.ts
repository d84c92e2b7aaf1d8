import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import type { Content } from '../../../src/content/model';
import { writeManifest, writeRobots, writeSitemap } from '../../../src/gatsby/files/site-files';
import type { PagePlan } from '../../../src/gatsby/pages/page-plan';
import { planPages } from '../../../src/gatsby/pages/plan-pages';
import { listDocsLinks } from '../../../src/gatsby/pages/relate-versions';
import { buildPages } from '../../../src/page-models/build-pages';

let content: Content;
let pages: PagePlan[];

beforeAll(async () => {
  const loaded = await loadContent(join(__dirname, '..', '..', 'fixtures', 'versions-site'));
  expect(loaded.problems).toEqual([]);
  content = loaded.content as Content;
  pages = planPages(
    content.site,
    content.versions.map((version) => buildPages(version)),
  );
});

const contextOf = (path: string) => pages.find((page) => page.path === path)?.context;

test('a page of another version links to the same page of the current one, which is canonical', () => {
  for (const route of ['/lending/', '/api/list-books/', '/category/books/', '/']) {
    const context = contextOf(`/docs/1.0${route}`);
    expect(context?.frame?.notice?.to).toBe(`/docs${route}`);
    expect(context?.canonical).toBe(`/docs${route}`);
  }
});

test('a page missing from the current version links to its home, and is canonical itself', () => {
  expect(contextOf('/docs/1.0/fees/')?.frame?.notice?.to).toBe('/docs/');
  expect(contextOf('/docs/1.0/fees/')).toHaveProperty('canonical', undefined);
});

test('an alias names the replacement, but is not a canonical page', () => {
  expect(contextOf('/docs/1.0/api/delete-book/')?.frame?.notice?.to).toBe('/docs/api/delete-book/');
  expect(contextOf('/docs/1.0/api/delete-book/')).toHaveProperty('canonical', undefined);
});

test('the notice explains why to read another version', () => {
  expect(contextOf('/docs/1.0/lending/')?.frame?.notice).toEqual({
    text: 'This is the documentation of version 1.0, which is no longer maintained.',
    label: 'Read this page in version 2.0',
    to: '/docs/lending/',
    version: '2.0',
  });
  expect(contextOf('/docs/next/')?.frame?.notice).toMatchObject({
    text: 'This is the documentation of version next, which is not released yet.',
    label: 'Go to version 2.0',
  });
});

test('the notice on an old operation counts what has changed about it since, and leads there', () => {
  expect(contextOf('/docs/1.0/api/list-books/')?.frame?.notice?.changes).toEqual({
    label: '2 changes since',
    to: '/docs/api/list-books/#history',
  });
  expect(contextOf('/docs/1.0/category/books/')?.frame?.notice).toHaveProperty(
    'changes',
    undefined,
  );
});

test('a page knows the versions that lack it', () => {
  const lackedBy = (path: string) => contextOf(path)?.frame?.lackedBy;
  expect(lackedBy('/docs/api/list-books/')).toEqual(['next']);
  expect(lackedBy('/docs/1.0/fees/')).toEqual(['next', '2.0']);
  expect(lackedBy('/docs/lending/')).toBeUndefined();
});

test('pages of the current version do not link to others', () => {
  expect(contextOf('/docs/lending/')).not.toHaveProperty('canonical');
  expect(contextOf('/docs/lending/')?.frame).not.toHaveProperty('notice');
});

test('links of the navbar lead to the same page of a version, or to its home', () => {
  expect(listDocsLinks(content.site, pages)).toEqual({
    '1.0': { '/docs/': '/docs/1.0/', '/docs/category/reference/': '/docs/1.0/category/reference/' },
    next: { '/docs/': '/docs/next/', '/docs/category/reference/': '/docs/next/' },
  });
});

test('links of a menu to a page that a version lacks lead to the current version', () => {
  const links = [
    { label: 'What changed', to: '/docs/api/changelog/' },
    { label: 'Rules', to: '/docs/lending/' },
  ];
  const items = [{ type: 'versions' as const, side: 'right' as const, links }];
  const site = { ...content.site, navbar: { hideOnScroll: false, items } };
  expect(listDocsLinks(site, pages)).toEqual({
    '1.0': { '/docs/': '/docs/1.0/', '/docs/lending/': '/docs/1.0/lending/' },
    next: { '/docs/': '/docs/next/', '/docs/lending/': '/docs/next/lending/' },
  });
});

test('the sitemap has every canonical page once, with the day of its last change where known', () => {
  const page = pages.find(({ path }) => path === '/docs/lending/') as PagePlan;
  const updated = { date: '2026-11-20', words: '20 November 2026' };
  const dated = {
    ...page,
    path: '/docs/a&b/',
    context: { ...page.context, frame: { version: '2.0', breadcrumbs: [], updated } },
  };
  const sitemap = writeSitemap([...pages, dated], 'https://library.example/library');
  const listed = [...sitemap.matchAll(/<loc>https:\/\/library\.example\/library(.*?)<\/loc>/g)];
  expect(listed.map(([, path]) => path)).toEqual([
    '/docs/',
    '/docs/lending/',
    '/docs/category/reference/',
    '/docs/api/library/',
    '/docs/category/books/',
    '/docs/api/list-books/',
    '/docs/api/changelog/',
    '/docs/1.0/fees/',
    '/docs/1.0/api/delete-book/',
    '/docs/a&amp;b/',
  ]);
  expect(sitemap).toContain('/docs/a&amp;b/</loc><lastmod>2026-11-20</lastmod></url>');
});

test('robots.txt of a preview lets crawlers see that it is not to be indexed, and names no sitemap', () => {
  const preview = { ...content.site, previewOf: 'https://library.example/library' };
  expect(writeRobots('https://a.example/b', preview)).toBe('User-agent: *\nAllow: /\n');
});

test('robots.txt names the sitemap, and the manifest the site', () => {
  expect(writeRobots('https://a.example/b', content.site)).toContain(
    'Sitemap: https://a.example/b/sitemap.xml\n',
  );
  const manifest = JSON.parse(writeManifest(content.site));
  expect(manifest).toMatchObject({ name: 'City Library Docs', start_url: '/library/docs/' });
  expect(manifest.icons[0].src).toBe('/library/icon-192.png');
});
