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

test('builds the edit URL of a guide from its path in the content root', () => {
  const pages = plan({ editUrl: 'https://library.example/edit/main/' });
  expect(frameOf(pages, '/docs/loans/first-loan/')?.editUrl).toBe(
    'https://library.example/edit/main/small-site/guides/loans/first-loan.mdx',
  );
  expect(frameOf(pages, '/docs/api/list-books/')?.editUrl).toBe(
    'https://library.example/edit/main/small-site/openapi/library.yaml',
  );
});

test('keeps the path of the edit URL if it does not end with a slash', () => {
  const pages = plan({ editUrl: 'https://library.example/edit/main' });
  expect(frameOf(pages, '/docs/')?.editUrl).toContain('/edit/main/small-site/');
});

test('has no edit URL if none is configured', () => {
  expect(frameOf(plan({}), '/docs/')).toHaveProperty('editUrl', undefined);
});

test('includes the date of the last change if known', () => {
  const guides = version.guides.map((guide) => ({ ...guide, updated: '2025-01-02' }));
  expect(frameOf(plan({}, { guides }), '/docs/')?.updated).toEqual({
    date: '2025-01-02',
    words: '2 January 2025',
  });
  const unknown = version.guides.map(({ updated: _, ...guide }) => guide);
  expect(frameOf(plan({}, { guides: unknown }), '/docs/')).toHaveProperty('updated', undefined);
});

test('plans only guides if there is no API', () => {
  const pages = plan({}, { api: undefined, aliases: [] });
  expect(pages.map(({ template }) => template)).toEqual([
    'redirect',
    'guide',
    'guide',
    'category',
    'category',
    // The folders /docs/category/ and /docs/loans/.
    'folder',
    'redirect',
  ]);
});

test('assigns every page its version and the key of its node', () => {
  const pages = plan({});
  for (const { context } of pages) expect(context.version).toBe('2');
  const slugOf = (path: string) => pages.find((page) => page.path === path)?.context.slug;
  expect(slugOf('/docs/')).toBe('index');
  expect(slugOf('/docs/loans/first-loan/')).toBe('loans/first-loan');
  expect(slugOf('/docs/api/list-books/')).toBe('list-books');
  expect(slugOf('/docs/category/loan-desk/')).toBe('loan-desk');
});
