import { flattenSidebar } from '../navigation/place-page';
import { resolveLink } from '../navigation/resolve-link';
import type { Prose } from '../prose/model';
import { nearest } from '../prose/nearest';
import { listRoutes, type Route } from './list-routes';
import type { Content, Guide, Source, VersionContent } from './model';
import type { Problem } from './problem';

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
    ...content.versions.flatMap((version) => [
      ...checkTexts(version, routes),
      ...checkOperationNames(version, root),
      ...findUnlisted(version),
    ]),
  ];
}

function reportTwins(first: Route, second: Route, root: string): Problem {
  return {
    severity: 'error',
    file: /content\S*\.mdx$/.exec(second.owner)?.[0] ?? root,
    found: `the route ${second.route} twice: ${first.owner} and ${second.owner}`,
    expected: 'one page per route',
    repair: 'rename one of the two, or give the guide a slug in its frontmatter',
  };
}

function checkSite({ site }: Content, routes: Map<string, Route>, root: string): Problem[] {
  const links = [
    ...site.navbar.items.flatMap((item) => (item.type === 'link' ? [item] : [])),
    ...site.footer.columns.flatMap(({ links: column }) =>
      column.flatMap((link) => ('to' in link ? [link] : [])),
    ),
  ];
  return links
    .filter(({ to }) => !routes.has(to))
    .map(({ label, to }) => ({
      severity: 'error',
      file: `${root}/site.yaml`,
      found: `the link "${label}" to ${to}, which is no page`,
      expected: 'a route of this site, with its closing slash',
      repair: repairRoute(to, routes),
    }));
}

function repairRoute(route: string, routes: Map<string, Route>): string {
  const meant = nearest(route, routes.keys());
  return meant ? `write ${meant}` : 'correct or remove the link';
}

function checkTexts(version: VersionContent, routes: Map<string, Route>): Problem[] {
  const operations = new Set(version.api?.operations.map(({ id }) => id));
  const guides = new Map(version.guides.map(({ path, route }) => [path, route]));
  const texts: (Source & { prose: Prose } & Partial<Guide>)[] = [
    ...version.guides,
    ...version.notes,
  ];
  return texts.flatMap(({ file, prose, path = '', route = '' }) => [
    ...prose.links.flatMap(({ url, line, column }): Problem[] => {
      const link = resolveLink(url, { path, route, guides });
      if (link.kind === 'external') return [];
      const target = link.kind === 'page' ? routes.get(link.route) : undefined;
      const place = { severity: 'error' as const, file, line, column };
      if (link.kind === 'unknown' || !target) {
        return [
          {
            ...place,
            found: `a link to ${url}, which is no page`,
            expected: 'a route (/docs/setup/), a relative file (../setup.mdx) or a full address',
            repair: repairRoute(link.kind === 'page' ? link.route : url, routes),
          },
        ];
      }
      if (!link.hash || target.anchors.has(decodeHash(link.hash))) return [];
      const meant = nearest(link.hash, target.anchors);
      return [
        {
          ...place,
          found: `a link to ${url}, whose page has no anchor ${link.hash}`,
          expected: `an anchor of ${target.owner}`,
          repair: meant ? `write #${meant}` : 'link to the page without an anchor',
        },
      ];
    }),
    ...prose.mentions
      .filter(({ id }) => !operations.has(id))
      .map(
        ({ id, line, column }): Problem => ({
          severity: 'error',
          file,
          line,
          column,
          ...describeUnknownOperation(id, operations),
        }),
      ),
  ]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function describeUnknownOperation(id: string, operations: Set<string>) {
  const meant = nearest(id, operations);
  return {
    found: `the unknown operation ${id}`,
    expected: 'the operationId of an operation of the OpenAPI document',
    repair: meant ? `write ${meant}` : 'correct the id, or remove it',
  };
}

function checkOperationNames({ api, notes, aliases }: VersionContent, root: string): Problem[] {
  const operations = new Set(api?.operations.map(({ id }) => id));
  const named = [
    ...notes.map(({ file, operation }) => ({ file, operation })),
    ...aliases.map(({ operation }) => ({ file: `${root}/openapi/aliases.yaml`, operation })),
  ];
  return named
    .filter(({ operation }) => !operations.has(operation))
    .map(({ file, operation }) => ({
      severity: 'error',
      file,
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
