import { isCurrentBase } from '../../navigation/versions';
import type { Api, Operation } from '../../openapi/model';
import { headEntry } from '../../page-models/changelog/entry-head';
import {
  followVersion,
  type LocatedFormerPart,
  listVacant,
} from '../../page-models/changelog/former-parts';
import { openChangelog } from '../../page-models/changelog/open-changelog';
import { listStarts } from '../../page-models/start-script';
import { type DescribedSection, nameSections } from '../../prose/extract/name-sections';
import { anchorOfTerm } from '../../prose/glossary/entry';
import { showsGlossary } from '../../prose/glossary/fill-glossary';
import { listChapters } from '../../story/steps';
import { rememberByObject } from '../../text/remember';
import {
  changelogRoute,
  feedRoute,
  operationRoute,
  scriptRoute,
  tourRoute,
} from '../../text/routes';
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
  /** Set where the page cannot be read, so that it may have any other anchor as well. */
  mayHaveOtherAnchors?: true;
  /** What was renamed or removed, if it had this address. */
  former?: LocatedFormerPart;
}

/** The pages of the site by address. */
export interface Routes {
  find: (address: string) => Route | undefined;
  /** What was removed and had its page at the address. */
  findRemoved: (address: string) => LocatedFormerPart | undefined;
  addresses: readonly string[];
  /** The address that leads from another version to the page of the current one, if that has it. */
  findInCurrent?: (route: string) => string | undefined;
}

/** Which pages may be other than what is known of them: those of some files, and any below some addresses. */
export interface Unread {
  files: ReadonlySet<string>;
  folders: readonly string[];
}

const none: ReadonlySet<string> = new Set();

/** Every anchor of an operation. */
const anchorsOf = rememberByObject((operation: Operation) => collectAnchors(operation));

function collectAnchors(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found;
  for (const [key, value] of Object.entries(part)) {
    if (key === 'anchor') found.add(value);
    else collectAnchors(value, found);
  }
  return found;
}

function listVersionRoutes(version: VersionContent): Route[] {
  const { base, guides, categories, aliases, glossary } = version;
  return [
    ...guides.map(({ route, file, prose }) => ({
      route,
      owner: `the guide ${file}`,
      file,
      near: 'title:',
      fix: 'rename the file, or give the guide another slug in its frontmatter',
      anchors: new Set([
        ...prose.anchors,
        ...(showsGlossary(prose.tree) ? glossary.map(anchorOfTerm) : []),
      ]),
    })),
    ...listStarts(guides).map(({ route, file }) => ({
      route: scriptRoute(route),
      owner: `the script of the guide ${file}`,
      file,
      near: 'title:',
      fix: 'rename the file, or give the guide another slug in its frontmatter',
      anchors: none,
    })),
    ...categories.map(({ route, slug, title }) => ({
      route,
      owner: `the category "${title}" of the sidebar`,
      near: `category: ${slug}`,
      fix: 'give the branch another `category` in sidebar.yaml',
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
    ...listChangelogRoutes(version),
    ...listTourRoutes(version),
    ...listApiRoutes(version),
    // Last, because the later of two pages with one address is reported.
    ...listFormerGuides(version),
  ];
}

/** The addresses that guides had before. */
function listFormerGuides({ guides }: VersionContent): Route[] {
  return guides.flatMap(({ formerRoutes = [], file, prose }) =>
    formerRoutes.map((route) => ({
      route,
      owner: `the former address of the guide ${file}`,
      file,
      near: 'from:',
      fix: 'remove it from `from`, which is for addresses that no page has',
      anchors: new Set(prose.anchors),
    })),
  );
}

function listChangelogRoutes({ base, changelog }: VersionContent): Route[] {
  const [newest] = changelog;
  if (!newest) return [];
  const owner = 'the changelog of the API';
  const fix = 'give the other page another address: for an operation, that is another operationId';
  const place = { file: newest.file, near: 'date:', fix };
  const parts = [...openChangelog(changelog), ...changelog.map((entry) => headEntry(entry, base))];
  const anchors = new Set(parts.map(({ anchor }) => anchor));
  return [
    { route: changelogRoute(base), owner, ...place, anchors },
    { route: feedRoute(base), owner: 'the feed of the changelog', ...place, anchors: none },
  ];
}

function listTourRoutes({ base, story, files }: VersionContent): Route[] {
  if (!story) return [];
  const anchors = listChapters(story).flatMap(({ anchor, steps }) => [
    anchor,
    ...steps.map((step) => step.anchor),
  ]);
  return [
    {
      route: tourRoute(base),
      owner: 'the tour of the API',
      file: files.story,
      fix: 'give the other page another address: for an operation, that is another operationId',
      anchors: new Set(anchors),
    },
  ];
}

/** The addresses of what was renamed, which lead on, and of what was removed, unless a page has taken them. */
function listFormerRoutes(version: VersionContent, taken: readonly Route[]): Route[] {
  const routes = new Set(taken.map(({ route }) => route));
  return listVacant(followVersion(version).former, routes).map((former) => ({
    route: former.route,
    owner: `the former address of the ${former.kind} ${former.name}`,
    anchors: none,
    former,
  }));
}

function listApiRoutes({ api, notes, locate }: VersionContent): Route[] {
  if (!api) return [];
  const overview = {
    route: api.route,
    owner: `the overview of the API "${api.title}"`,
    ...(locate && { file: locate('/info/title').file, near: 'title:' }),
    fix: 'give the API another title with an overlay, or the operation another operationId',
  };
  return [
    { ...overview, anchors: new Set(listSections(api).map(({ anchor }) => anchor)) },
    { route: api.documentRoute, owner: 'the OpenAPI document', anchors: none },
    ...api.areas.map(({ route, title }) => ({
      route,
      owner: `the area "${title}" of the API`,
      fix: 'give the branch of the sidebar another `category`, or the tag another name below `areas` of openapi/names.yaml',
      anchors: none,
    })),
    ...api.schemas.map((schema) => ({
      route: schema.route,
      owner: `the type ${schema.title}`,
      get anchors() {
        return collectAnchors(schema);
      },
    })),
    ...[...api.operations, ...api.received].map((operation) => ({
      route: operation.route,
      owner: `the operation ${operation.id}`,
      fix: operation.route === api.route ? overview.fix : undefined,
      // Few are linked to, and to find those of all operations takes a while.
      get anchors() {
        const own = notes.filter((note) => note.operation === operation.id);
        return new Set([...anchorsOf(operation), ...own.flatMap(({ prose }) => prose.anchors)]);
      },
    })),
  ];
}

const listSections = rememberByObject(
  ({ description = '' }: Api): DescribedSection[] => nameSections(description).sections,
);

/** Lists every route of the site, starting with the start and search pages. A duplicate is a mistake. */
export function listRoutes({ versions }: Content): Route[] {
  return [
    { route: '/', owner: 'the start page', anchors: none },
    { route: '/search/', owner: 'the search page', anchors: none },
    ...versions.flatMap((version) => {
      const routes = listVersionRoutes(version);
      return [...routes, ...listFormerRoutes(version, routes)];
    }),
  ];
}

/** Indexes routes by address; the first of several with the same address wins. What is unread has every anchor. */
export function indexRoutes(
  routes: readonly Route[],
  { files, folders }: Unread = { files: none, folders: [] },
): Routes {
  const index = new Map<string, Route>();
  const removed = new Map<string, LocatedFormerPart>();
  for (const route of routes) {
    if (route.former && !route.former.target) removed.set(route.route, route.former);
    else if (!index.has(route.route)) index.set(route.route, route);
  }
  const isUnread = (address: string, file = '') =>
    files.has(file) || folders.some((folder) => address.startsWith(folder));
  return {
    addresses: [...index.keys()],
    findRemoved: (address) => removed.get(address),
    find: (address) => {
      const known = index.get(address);
      if (!isUnread(address, known?.file)) return known;
      return { route: address, owner: '', anchors: none, ...known, mayHaveOtherAnchors: true };
    },
  };
}

/**
 * The pages as texts of a version lead to them. In another version than the current one, the addresses of the latter
 * would mean pages of its own, unless they name it.
 */
export function ownRoutes(routes: Routes, { base }: VersionContent, content: Content): Routes {
  if (isCurrentBase(base)) return routes;
  const current = content.versions.find((version) => isCurrentBase(version.base));
  const isOwn = (address: string) =>
    address.startsWith(`${base}/`) || !address.startsWith('/docs/');
  return {
    ...routes,
    addresses: routes.addresses.filter(isOwn),
    findInCurrent(route) {
      if (!current || !route.startsWith(`${base}/`)) return undefined;
      const path = route.slice(base.length);
      return routes.addresses.includes(current.base + path)
        ? `${current.base}/${current.version}${path}`
        : undefined;
    },
  };
}
