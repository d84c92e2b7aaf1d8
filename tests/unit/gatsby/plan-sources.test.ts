import { beforeAll, expect, test } from 'vitest';
import type { VersionContent } from '../../../src/content/model';
import type { SiteConfig } from '../../../src/content/settings/site-config';
import { planPages } from '../../../src/gatsby/pages/plan-pages';
import { buildPages } from '../../../src/page-models/build-pages';
import { loadSmallSite } from '../sites';

let version: VersionContent;
beforeAll(async () => {
  version = await loadSmallSite();
});

const versions = [{ name: '2', status: 'current' }];
const plan = (site: object, change: object = {}) =>
  planPages({ versions, ...site } as SiteConfig, [buildPages({ ...version, ...change })]);
const frameOf = (pages: ReturnType<typeof planPages>, path: string) =>
  pages.find((page) => page.path === path)?.context.frame;

test('says where a guide can be edited, by its path from the content root', () => {
  const pages = plan({ editUrl: 'https://library.example/edit/main/' });
  expect(frameOf(pages, '/docs/loans/first-loan/')?.editUrl).toBe(
    'https://library.example/edit/main/small-site/guides/loans/first-loan.mdx',
  );
  expect(frameOf(pages, '/docs/api/list-books/')?.editUrl).toBe(
    'https://library.example/edit/main/small-site/openapi/library.yaml',
  );
});

test('keeps the folders of the editor when its address does not end with a slash', () => {
  const pages = plan({ editUrl: 'https://library.example/edit/main' });
  expect(frameOf(pages, '/docs/')?.editUrl).toContain('/edit/main/small-site/');
});

test('says nothing of editing where there is no editor', () => {
  expect(frameOf(plan({}), '/docs/')).not.toHaveProperty('editUrl');
});

test('says when a guide was changed last, where that is known', () => {
  const guides = version.guides.map((guide) => ({ ...guide, updated: '2025-01-02' }));
  expect(frameOf(plan({}, { guides }), '/docs/')?.updated).toEqual({
    date: '2025-01-02',
    words: '2 January 2025',
  });
  const unknown = version.guides.map(({ updated: _, ...guide }) => guide);
  expect(frameOf(plan({}, { guides: unknown }), '/docs/')).not.toHaveProperty('updated');
});

test('plans guides alone where there is no interface', () => {
  const pages = plan({}, { api: undefined, aliases: [] });
  expect(pages.map(({ template }) => template)).toEqual([
    'redirect',
    'guide',
    'guide',
    'category',
    'category',
  ]);
});

test('gives every page the version that it belongs to, and the key of its node', () => {
  const pages = plan({});
  for (const { context } of pages) expect(context.version).toBe('2');
  const slugOf = (path: string) => pages.find((page) => page.path === path)?.context.slug;
  expect(slugOf('/docs/')).toBe('index');
  expect(slugOf('/docs/loans/first-loan/')).toBe('loans/first-loan');
  expect(slugOf('/docs/api/list-books/')).toBe('list-books');
  expect(slugOf('/docs/category/loan-desk/')).toBe('loan-desk');
});
