import { flattenSidebar } from '../../navigation/page-position';
import type { Problem } from '../../problems/problem';
import type { Content, VersionContent } from '../model';
import { checkAreaFigures } from './check-area-figures';
import { checkDescriptions } from './check-descriptions';
import { checkSettings } from './check-settings';
import { checkTexts, describeUnknownOperation, repairRoute } from './check-texts';
import { listRoutes, type Route } from './list-routes';

/** Finds the mistakes that only show when all files are seen together. */
export function checkContent(content: Content, root: string): Problem[] {
  const routes = new Map<string, Route>();
  const problems = listRoutes(content).flatMap((route): Problem[] => {
    const first = routes.get(route.route);
    if (first) return [reportTwins(first, route, root)];
    routes.set(route.route, route);
    return [];
  });
  return [
    ...problems,
    ...checkSite(content, routes, root),
    ...checkVersionNames(content, root),
    ...content.versions.flatMap((version) => [
      ...checkTexts(version, routes),
      ...checkDescriptions(version, routes),
      ...checkAreaFigures(version),
      ...checkSettings(version, routes, nameFolder(version, root)),
      ...checkOperationNames(version),
      ...findSecondNotes(version),
      ...checkHome(version, routes, root),
      ...findUnlisted(version),
    ]),
  ];
}

function reportTwins(first: Route, second: Route, root: string): Problem {
  const { file = `${root}/sidebar.yaml`, mark } = second.file ? second : first;
  return {
    severity: 'error',
    file,
    mark,
    found: `the route ${second.route} twice: ${first.owner} and ${second.owner}`,
    expected: 'one page per route',
    repair: second.repair ?? first.repair ?? 'rename one of the two',
  };
}

function checkSite({ site }: Content, routes: Map<string, Route>, root: string): Problem[] {
  const { link } = site.announcement ?? {};
  const [announcedRoute = ''] = link?.href.split(/[?#]/) ?? [];
  const announced =
    link && announcedRoute.startsWith('/') ? [{ label: link.label, to: announcedRoute }] : [];
  const links = [
    ...site.navbar.items.flatMap((item) => (item.type === 'link' ? [item] : [])),
    ...site.footer.columns.flatMap(({ links: column }) =>
      column.flatMap((link) => ('to' in link ? [link] : [])),
    ),
    ...announced,
  ];
  return links
    .filter(({ to }) => !routes.has(to))
    .map(({ label, to }) => ({
      severity: 'error',
      file: `${root}/site.yaml`,
      mark: to,
      found: `the link "${label}" to ${to}, which is no page`,
      expected: 'a route of this site, with its closing slash',
      repair: repairRoute(to, routes),
    }));
}

function checkOperationNames({ api, notes, aliases }: VersionContent): Problem[] {
  const operations = new Set(api?.operations.map(({ id }) => id));
  const named = [
    ...notes.map(({ file, operation }) => ({ file, operation })),
    ...aliases.map(({ file, operation }) => ({ file, operation })),
  ];
  return named
    .filter(({ operation }) => !operations.has(operation))
    .map(({ file, operation }) => ({
      severity: 'error',
      file,
      mark: `operation: ${operation}`,
      ...describeUnknownOperation(operation, operations),
    }));
}

/** A guide outside of the sidebar can be reached by search and links only: worth a warning. */
function findUnlisted({ guides, sidebar }: VersionContent): Problem[] {
  const listed = new Set(flattenSidebar(sidebar.entries).map(({ route }) => route));
  return guides
    .filter(({ route }) => !listed.has(route))
    .map(({ file, path }) => ({
      severity: 'warning',
      file,
      found: 'a guide that the sidebar does not list',
      expected: 'a place in sidebar.yaml for every guide',
      repair: `add "- guide: ${path}" to sidebar.yaml`,
    }));
}

/** A note is the only one on its operation, or one of two would be lost. */
function findSecondNotes({ notes }: VersionContent): Problem[] {
  return notes.flatMap(({ file, operation }, index): Problem[] => {
    const first = notes.slice(0, index).find((note) => note.operation === operation);
    if (!first) return [];
    return [
      {
        severity: 'error',
        file,
        mark: 'operation:',
        found: `a second note on ${operation}, beside ${first.file}`,
        expected: 'one note on an operation',
        repair: 'join the two',
      },
    ];
  });
}

/** A version's name begins its routes, so the current version must have none that begins with it. */
function checkVersionNames({ versions }: Content, root: string): Problem[] {
  const current = versions.find(({ base }) => base === '/docs');
  const segments = (current?.guides ?? []).flatMap(({ route }) => route.split('/')[2] || []);
  const taken = new Set(['api', 'category', ...segments]);
  return versions
    .filter((version) => version !== current && taken.has(version.version))
    .map(({ version }) => ({
      severity: 'error',
      file: `${root}/site.yaml`,
      mark: 'versions:',
      found: `the version "${version}", whose pages would mix with those below /docs/${version}/`,
      expected: 'a name that no address of the current version begins with',
      repair: 'rename the version and its folder',
    }));
}

/** How messages name the folder of a version. */
function nameFolder({ base, version }: Pick<VersionContent, 'base' | 'version'>, root: string) {
  return base === '/docs' ? root : `${root}/versions/${version}`;
}

/** The start page, the mark and the breadcrumbs lead to the home of the version. */
function checkHome(
  { base, version, guides }: VersionContent,
  routes: Map<string, Route>,
  root: string,
): Problem[] {
  if (routes.has(`${base}/`)) return [];
  const folder = nameFolder({ base, version }, root);
  const moved = guides.find(({ path }) => path === 'index');
  return [
    {
      severity: 'error',
      ...(moved ? { file: moved.file, mark: 'slug:' } : { file: folder }),
      found: `no page at ${base}/, the home of version ${version}`,
      expected: 'a guide that begins the docs',
      repair: moved ? 'remove the slug of this guide' : `add ${folder}/guides/index.mdx`,
    },
  ];
}
