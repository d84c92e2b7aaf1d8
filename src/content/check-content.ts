import { flattenSidebar } from '../navigation/place-page';
import { type LinkSource, type ResolvedLink, resolveLink } from '../navigation/resolve-link';
import { nearest } from '../prose/nearest';
import { createLinkSource } from './link-source';
import { listRoutes, type Route } from './list-routes';
import type { Content, VersionContent } from './model';
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
    ...checkVersionNames(content, root),
    ...content.versions.flatMap((version) => [
      ...checkTexts(version, routes),
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
      mark: `to: ${to}`,
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
  const toSource = createLinkSource(version);
  return [...version.guides, ...version.notes].flatMap((text) => {
    const { file, prose } = text;
    const source = toSource(text);
    return [
      ...prose.links.flatMap(({ url, line, column }): Problem[] => {
        const link = resolveLink(url, source);
        if (link.kind === 'external') return [];
        const target = link.kind === 'page' ? routes.get(link.route) : undefined;
        const place = { severity: 'error' as const, file, line, column };
        if (link.kind === 'unknown' || !target) {
          return [
            {
              ...place,
              found: `a link to ${url}, which is no page`,
              expected: 'a route (/docs/setup/), a relative file (../setup.mdx) or a full address',
              repair: repairLink(url, link, source, routes),
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
            repair: meant
              ? `write ${url.split('#')[0]}#${meant}`
              : 'link to the page without an anchor',
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
    ];
  });
}

function repairLink(
  url: string,
  link: ResolvedLink,
  source: LinkSource,
  routes: Map<string, Route>,
): string {
  if (link.kind === 'page') return repairRoute(link.route, routes);
  const withEnding = url.replace(/\/?(#.*)?$/, '.mdx$1');
  return resolveLink(withEnding, source).kind === 'page'
    ? `write ${withEnding}`
    : 'correct or remove the link';
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

/** The start page, the mark and the breadcrumbs lead to the home of the version. */
function checkHome(
  { base, version }: VersionContent,
  routes: Map<string, Route>,
  root: string,
): Problem[] {
  if (routes.has(`${base}/`)) return [];
  return [
    {
      severity: 'error',
      file: root,
      found: `no page at ${base}/, the home of version ${version}`,
      expected: 'a guide that begins the docs',
      repair: 'add guides/index.mdx',
    },
  ];
}
