import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { FormerPage } from '../../../src/components/page/FormerPage';
import type { Content } from '../../../src/content/model';
import { writeSitemap } from '../../../src/gatsby/files/site-files';
import { toNodes } from '../../../src/gatsby/nodes/to-nodes';
import { planPages } from '../../../src/gatsby/pages/plan-pages';
import { keepReferences } from '../../../src/page-models/changelog/keep-references';
import type { OperationPage, VersionPages } from '../../../src/page-models/model';
import type { FormerView } from '../../../src/page-models/views';
import { writeTwins } from '../../../src/twins/write-twins';
import { loadChangelogSite } from '../page-models/changelog/changelog-pages';

// The same in all files: those of a worker share their modules.
vi.mock('gatsby', () => ({ withPrefix: (path: string) => `/library${path}` }));

const route = '/docs/api/burn-book/';
const oldRoute = '/docs/1.0/api/burn-book/';

let content: Content;
let versions: VersionPages[];
beforeAll(async () => {
  const { content: read, pages } = await loadChangelogSite();
  const [old] = read.site.versions;
  const site = {
    ...read.site,
    versions: [...read.site.versions, { ...old, name: '1.0', status: 'old' as const }],
  };
  content = { ...read, site };
  versions = keepReferences([pages, withBurnBook(pages)]);
});

/** An older version, in which the operation that was removed is still there. */
function withBurnBook(pages: VersionPages): VersionPages {
  const page = pages.operationsById.get('GetBook') as OperationPage;
  const { note: _, ...rest } = page;
  const burn = {
    ...rest,
    title: 'Burn a book',
    route: oldRoute,
    document: '/docs/1.0/api/burn-book.json',
  };
  return {
    ...pages,
    version: '1.0',
    base: '/docs/1.0',
    former: [],
    operations: [burn],
    operationsById: new Map([['BurnBook', burn]]),
  };
}

const former = () => versions[0]?.former.find((page) => page.route === route);

test('a removed operation keeps the reference of the version that has it', () => {
  expect(former()).toMatchObject({
    title: 'Burn a book',
    document: '/docs/1.0/api/burn-book.json',
    head: { title: 'Burn a book: removed', route, noindex: false },
    twin: '/docs/api/burn-book.md',
  });
  expect(former()?.position.breadcrumbs.at(-1)).toEqual({ title: 'Burn a book' });
  expect(former()?.kept?.pages.version).toBe('1.0');
});

test('areas, renamed operations, and operations of no version keep nothing', () => {
  const kept = versions.flatMap((pages) => pages.former.filter((page) => page.kept));
  expect(kept.map((page) => page.route)).toEqual([route]);
});

test('the page has a notice above the whole reference', () => {
  const nodes = toNodes(versions[0] as VersionPages, '/library');
  const node = nodes.find(({ key }) => key === '2.0:operation/burn-book');
  const $ = load(renderToStaticMarkup(<FormerPage page={node?.fields.page as FormerView} />));
  const notice = $('[role="note"]').text();
  expect(notice).toContain('The operation BurnBook was removed in 0.94.0 (23 November 2026).');
  expect(notice).toContain('It was never used.');
  expect(notice).toContain('This is the reference of version 1.0.');
  expect($(`[role="note"] a[href="/library${oldRoute}"]`)).toHaveLength(1);
  expect($('[role="note"] ~ article h1')).toHaveLength(1);
  expect($('[id="response.200"]')).toHaveLength(1);
});

test('its twin has both too', () => {
  const twins = writeTwins(versions[0] as VersionPages, 'https://library.example');
  const text = twins.find((twin) => twin.route === route)?.text ?? '';
  expect(text).toMatch(/^# .*\n\nThis operation was removed \[in 0\.94\.0\]/);
  expect(text).toMatch(
    /This is its reference in version 1\.0\.\n\n`GET .*`\n\nOperation ID `GetBook`/,
  );
  expect(text).toContain('## Responses');
});

test('it is the page for search engines, also instead of that of the older version', () => {
  const plan = planPages(content.site, versions);
  expect(writeSitemap(plan, '')).toContain(`<loc>${route}</loc>`);
  expect(writeSitemap(plan, '')).not.toContain(oldRoute);
  expect(plan.find(({ path }) => path === oldRoute)?.context.canonical).toBe(route);
});
