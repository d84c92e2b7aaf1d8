import { operationRoute } from '../../navigation/routes';
import type { Content, VersionContent } from '../model';

/** A route of the site, its owner, and the anchors of its page. */
export interface Route {
  route: string;
  /** For messages: "the guide content/guides/setup.mdx". */
  owner: string;
  /** The file that defines it, and text that shows the line. */
  file?: string;
  near?: string;
  /** How to resolve a conflict with another page. */
  fix?: string;
  anchors: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Collects every anchor in a part of the API model. */
function collectAnchors(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  for (const [key, value] of Object.entries(part)) {
    if (key === 'anchor') found.add(value);
    else collectAnchors(value, found);
  }
  return found;
}

function listVersionRoutes(version: VersionContent): Route[] {
  const { base, guides, categories, aliases } = version;
  return [
    ...guides.map(({ route, file, prose }) => ({
      route,
      owner: `the guide ${file}`,
      file,
      near: 'title:',
      fix: 'rename the file, or give the guide another slug in its frontmatter',
      anchors: new Set(prose.anchors),
    })),
    ...categories.map(({ route, slug, title }) => ({
      route,
      owner: `the category "${title}" of the sidebar`,
      near: `category: ${slug}`,
      anchors: none,
    })),
    ...aliases.map(({ slug, file }) => ({
      route: operationRoute(base, slug),
      owner: `the alias ${slug}`,
      file,
      near: `slug: ${slug}`,
      fix: 'remove the alias, because the page exists',
      anchors: none,
    })),
    ...listApiRoutes(version),
  ];
}

function listApiRoutes({ api, notes }: VersionContent): Route[] {
  if (!api) return [];
  return [
    { route: api.route, owner: 'the API overview', anchors: none },
    { route: api.documentRoute, owner: 'the OpenAPI document', anchors: none },
    ...api.areas.map(({ route, title }) => ({
      route,
      owner: `the area "${title}" of the API`,
      anchors: none,
    })),
    ...api.operations.map((operation) => ({
      route: operation.route,
      owner: `the operation ${operation.id}`,
      anchors: new Set([
        ...collectAnchors(operation),
        ...notes.flatMap((note) => (note.operation === operation.id ? note.prose.anchors : [])),
      ]),
    })),
  ];
}

/** Lists every route of the site, starting with the start and search pages. A duplicate is a mistake. */
export function listRoutes({ versions }: Content): Route[] {
  return [
    { route: '/', owner: 'the start page', anchors: none },
    { route: '/search/', owner: 'the search page', anchors: none },
    ...versions.flatMap(listVersionRoutes),
  ];
}

/** Indexes routes by address; the first of several with the same address wins. */
export function indexRoutes(routes: readonly Route[]): ReadonlyMap<string, Route> {
  const index = new Map<string, Route>();
  for (const route of routes) if (!index.has(route.route)) index.set(route.route, route);
  return index;
}
