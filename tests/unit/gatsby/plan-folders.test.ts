import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../../src/content/load-content';
import type { Content } from '../../../src/content/model';
import { writeSitemap } from '../../../src/gatsby/files/site-files';
import type { PagePlan } from '../../../src/gatsby/pages/page-plan';
import { planFolders } from '../../../src/gatsby/pages/plan-folders';
import { planPages } from '../../../src/gatsby/pages/plan-pages';
import { buildPages } from '../../../src/page-models/build-pages';
import { smallest, writeContent } from '../content/content-root';
import { loadOwnSite } from '../sites';

const planOf = ({ site, versions }: Content) =>
  planPages(
    site,
    versions.map((version) => buildPages(version)),
  );
let plan: PagePlan[];
let versions: PagePlan[];

beforeAll(async () => {
  plan = planOf(await loadOwnSite());
  const { content } = await loadContent(join(__dirname, '..', '..', 'fixtures', 'versions-site'));
  versions = planOf(content as Content);
});

const pageAt = (path: string, pages = plan) => pages.find((page) => page.path === path);

test('every folder of every address has a page', () => {
  for (const pages of [plan, versions]) {
    const paths = new Set(pages.map(({ path }) => path));
    const folders = [...paths].flatMap((path) =>
      path.split('/').map((_, index, parts) => `${parts.slice(0, index).join('/')}/`),
    );
    expect(folders.filter((folder) => !paths.has(folder))).toEqual([]);
    expect(paths.size).toBe(pages.length);
  }
});

test.each([
  ['/docs/api/', '/docs/api/superposition/'],
  ['/docs/basic-concepts/', '/docs/category/concepts/'],
  ['/docs/clients/', '/docs/category/clients/'],
  ['/docs/clients/legacy/', '/docs/category/legacy-superposition-clients/'],
  ['/docs/experimental/', '/docs/experimental/cac-toml/'],
  ['/docs/applications/', '/docs/category/examples/'],
])('%s leads to the page where it begins, %s', (path, target) => {
  expect(pageAt(path)).toMatchObject({ template: 'redirect', context: { route: target } });
});

test('a folder without such a page lists its pages, in the order of the sidebar', () => {
  const { template, context } = pageAt('/docs/how-to/') as PagePlan;
  expect(template).toBe('folder');
  expect(context.section).toBe('guides');
  expect(context.folder?.title).toBe('How to');
  const routes = context.folder?.pages.map(({ route }) => route) ?? [];
  expect(routes).toHaveLength(26);
  expect(routes.slice(0, 2)).toEqual(['/docs/how-to/coming-from/', '/docs/how-to/feature-flag/']);
  const categories = pageAt('/docs/category/')?.context.folder;
  expect(categories?.title).toBe('All subjects');
  expect(categories?.pages[0]?.title).toBe('Get started');
  expect(categories?.pages.find(({ title }) => title === 'Webhooks')).toEqual({
    title: 'Webhooks',
    route: '/docs/category/webhooks/',
    summary:
      'A webhook is an address that the server calls when an experiment or the configuration of the workspace changes.',
    size: '6 operations',
  });
  for (const { summary } of categories?.pages ?? []) expect(summary).toMatch(/^[A-Z].*\.$/);
});

test('a folder that neither a branch nor the site names is called by its own name', async () => {
  const site = await loadOwnSite();
  const [version] = site.versions.map((each) => buildPages(each));
  if (!version) throw new Error('no version');
  const guides = version.guides.slice(0, 2).map((guide, index) => ({
    ...guide,
    route: `/docs/old-papers/${index}/`,
  }));
  const plan = planFolders({ ...version, guides: [...version.guides, ...guides] });
  const folder = plan.find(({ path }) => path === '/docs/old-papers/');
  expect(folder?.context.folder?.title).toBe('Old papers');
});

test('the folders of another version stay in it, and say which version it is', () => {
  expect(pageAt('/docs/1.0/api/', versions)?.context.route).toMatch(/^\/docs\/1\.0\/api\//);
  const folder = pageAt('/docs/1.0/category/', versions)?.context;
  expect(folder?.frame?.notice?.to).toBe('/docs/category/');
  for (const { route } of folder?.folder?.pages ?? []) expect(route).toMatch(/^\/docs\/1\.0\//);
});

test('no search engine is asked to list them', () => {
  const sitemap = writeSitemap(plan, 'https://site.test');
  for (const path of ['/docs/api/', '/docs/category/', '/docs/how-to/']) {
    expect(sitemap).not.toContain(`${path}</loc>`);
  }
});

test('the old addresses of a guide lead to it in its version, and no list has them', async () => {
  const moved = (title: string) =>
    `---\ntitle: ${title}\ndescription: A guide.\nfrom: [loans, loans/old]\n---\n\nText.\n`;
  const { content, problems } = await loadContent(
    writeContent({
      'site.yaml': smallest['site.yaml'].replace(
        'status: current }]',
        'status: current }, { name: "0.9", status: old }]',
      ),
      'sidebar.yaml': '- guide: index\n- guide: books/new\n',
      'guides/books/new.mdx': moved('New'),
      'guides/books/other.mdx':
        '---\ntitle: Other\ndescription: A guide.\n---\n\n[Old](/docs/loans/)\n',
      'versions/0.9/sidebar.yaml': '- guide: index\n- guide: lend\n',
      'versions/0.9/guides/index.mdx': smallest['guides/index.mdx'],
      'versions/0.9/guides/lend.mdx': moved('Lend'),
    }),
  );
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { site, versions: read } = content as Content;
  const built = read.map((version) => buildPages(version));
  const pages = planPages(site, built);
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  for (const [path, route] of [
    ['/docs/loans/', '/docs/books/new/'],
    ['/docs/loans/old/', '/docs/books/new/'],
    ['/docs/0.9/loans/old/', '/docs/0.9/lend/'],
  ] as const) {
    expect(pageAt(path, pages)).toMatchObject({ template: 'redirect', context: { route } });
    expect(writeSitemap(pages, 'https://library.example')).not.toContain(path);
  }
  expect(built[0]?.movedRoutes.get('/docs/loans/')).toBe('/docs/books/new/');
});
