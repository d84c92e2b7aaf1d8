import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../../../src/content/model';
import type { PagePlan } from '../../../src/gatsby/pages/page-plan';
import { planPages } from '../../../src/gatsby/pages/plan-pages';
import type { SidebarEntry } from '../../../src/navigation/model';
import { showSection } from '../../../src/navigation/sections';
import { buildPages } from '../../../src/page-models/build-pages';
import type { VersionPages } from '../../../src/page-models/model';
import { loadOwnSite } from '../sites';
import { readFixture } from '../superposition';

interface Routes {
  pages: string[];
  categories: string[];
  operations: string[];
  aliases: string[];
  redirects: { from: string; to: string }[];
}

const routes = readFixture<Routes>('routes.json');
const src = join(__dirname, '..', '..', '..', 'src');
let content: Content;
let current: VersionPages;
/** The pages of the current version, and the addresses of all others. */
let plan: PagePlan[];
let others: string[];

beforeAll(async () => {
  content = await loadOwnSite();
  const versions = content.versions.map((version) => buildPages(version));
  const { name } = content.site.versions.find(({ status }) => status === 'current') ?? {};
  current = versions.find(({ version }) => version === name) as VersionPages;
  const all = planPages(content.site, versions);
  plan = all.filter(({ context }) => context.version === name);
  others = all.filter((page) => !plan.includes(page)).map(({ path }) => path);
});

const pageAt = (path: string) => plan.find((page) => page.path === path);
const frameOf = (path: string) => pageAt(path)?.context.frame;
const pathsOf = (template: PagePlan['template']) =>
  plan.filter((page) => page.template === template).map(({ path }) => path);

/** The pages of the shown tree from top to bottom. */
function readTree(entries: readonly SidebarEntry[]): { title: string; route: string }[] {
  return entries.flatMap(({ title, route, items = [] }) => [
    ...(route ? [{ title, route }] : []),
    ...readTree(items),
  ]);
}

test('plans all pages that the site must have, and beyond them only what authors add', () => {
  const ownPages = ['/search/'];
  for (const path of ownPages) {
    expect(existsSync(join(src, 'pages', `${path.replaceAll('/', '')}.tsx`))).toBe(true);
  }
  const { pages, categories, operations, aliases, redirects } = routes;
  const wanted = [...pages, ...categories, ...operations, ...aliases];
  const planned = [...plan.map(({ path }) => path), ...ownPages];
  const required = [...wanted, ...redirects.map(({ from }) => from)];
  expect(required.filter((route) => !planned.includes(route))).toEqual([]);
  const added = plan.filter(({ path }) => !required.includes(path));
  expect(new Set(added.map(({ template }) => template))).toEqual(
    new Set(['guide', 'category', 'redirect', 'folder', 'operation', 'area', 'changelog']),
  );
});

test('answers at the address of each operation with its reference', () => {
  expect(routes.operations.filter((route) => pageAt(route)?.template !== 'operation')).toEqual([]);
});

test('keeps every page that the site must have in the old version', () => {
  const kept = [...routes.pages, ...routes.categories, ...routes.operations, ...routes.aliases]
    .map((route) => route.replace('/docs/', '/docs/0.93/'))
    .filter((route) => route.startsWith('/docs/'));
  expect(kept.filter((route) => !others.includes(route))).toEqual([]);
});

test('gives each kind of page its template', () => {
  const operations = current.operations.map(({ route }) => route);
  expect(pathsOf('operation').sort()).toEqual(operations.sort());
  expect([...pathsOf('area'), ...pathsOf('category')]).toEqual(
    expect.arrayContaining(routes.categories),
  );
  expect(pathsOf('alias').sort()).toEqual([...routes.aliases].sort());
  expect(pathsOf('overview')).toEqual(['/docs/api/superposition/']);
  expect(pathsOf('redirect')).toContain('/');
});

test('uses templates that exist', () => {
  for (const template of new Set(plan.map((page) => page.template))) {
    expect(existsSync(join(src, 'templates', `${template}.tsx`)), template).toBe(true);
  }
});

test('redirects from the start page to the docs home', () => {
  const [redirect] = routes.redirects;
  expect(pageAt(redirect?.from ?? '')?.context.route).toBe(redirect?.to);
});

test('links all pages of a section in the order of its sidebar', () => {
  const { entries = [] } = content.versions[0]?.sidebar ?? {};
  const trees = [showSection(entries, 'guides'), showSection(entries, 'reference')].map(readTree);
  const unlisted = (['alias', 'redirect', 'folder'] as const).flatMap(pathsOf);
  expect(trees.flat().length).toBe(plan.length - unlisted.length);
  for (const tree of trees) {
    tree.forEach(({ route }, index) => {
      expect([route, frameOf(route)?.previous, frameOf(route)?.next]).toEqual([
        route,
        tree[index - 1],
        tree[index + 1],
      ]);
    });
  }
});

test('places a guide below the docs home and its branch', () => {
  expect(frameOf('/docs/setup/')?.breadcrumbs).toEqual([
    { title: 'Guides', route: '/docs/' },
    { title: 'Contribute', route: '/docs/category/contribute/' },
    { title: 'Development setup' },
  ]);
  expect(frameOf('/docs/clients/openfeature/')?.breadcrumbs.map(({ route }) => route)).toEqual([
    '/docs/',
    '/docs/category/clients/',
    '/docs/category/superposition-openfeature-provider/',
    undefined,
  ]);
});

test('places an operation below the reference and its area', () => {
  expect(frameOf('/docs/api/create-context/')?.breadcrumbs).toEqual([
    { title: 'API reference', route: '/docs/category/api-reference/' },
    { title: 'Contexts', route: '/docs/category/contexts/' },
    { title: 'Create context' },
  ]);
});

test('assigns an OpenAPI document to areas and operations, but not to categories', () => {
  expect(frameOf('/docs/api/create-context/')?.document).toBe(
    '/docs/api/create-context.openapi.json',
  );
  expect(frameOf('/docs/category/contexts/')?.document).toBe(
    '/docs/category/contexts.openapi.json',
  );
  expect(frameOf('/docs/category/api-reference/')).toHaveProperty('document', undefined);
});

test('places an alias below the reference', () => {
  expect(frameOf('/docs/api/delete-workspace/')?.breadcrumbs[0]).toEqual({
    title: 'API reference',
    route: '/docs/category/api-reference/',
  });
});

test('links breadcrumbs to planned pages only, and leaves the last one without a link', () => {
  const paths = new Set(plan.map(({ path }) => path));
  for (const { path, context } of plan) {
    const crumbs = context.frame?.breadcrumbs ?? [];
    for (const { route } of crumbs.slice(0, -1)) expect(paths, path).toContain(route);
    if (crumbs.length > 0) expect(crumbs.at(-1)).not.toHaveProperty('route');
  }
});

test('marks the part of the navbar that a page belongs to', () => {
  const sections = (template: PagePlan['template']) =>
    new Set(
      plan.filter((page) => page.template === template).map(({ context }) => context.section),
    );
  expect(sections('guide')).toEqual(new Set(['guides']));
  expect(sections('operation')).toEqual(new Set(['reference']));
  expect(pageAt('/docs/category/api-reference/')?.context.section).toBe('reference');
  expect(pageAt('/docs/category/contexts/')?.context.section).toBe('reference');
  expect(pageAt('/docs/category/legacy-superposition-clients/')?.context.section).toBe('guides');
});
