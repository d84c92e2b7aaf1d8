import type { Crumb, PageLink, PagePosition, SidebarEntry } from './model';
import { hasSections, showSection } from './sections';

/** The entries from the top of the tree to each of its pages, by route. */
export function listTrails(
  entries: readonly SidebarEntry[],
  above: readonly SidebarEntry[] = [],
): Map<string, SidebarEntry[]> {
  const trails = new Map<string, SidebarEntry[]>();
  for (const entry of entries) {
    if (entry.isGuest) continue;
    const trail = [...above, entry];
    const own: [string, SidebarEntry[]][] = entry.route ? [[entry.route, trail]] : [];
    for (const [route, found] of [...listTrails(entry.items ?? [], trail), ...own]) {
      if (!trails.has(route)) trails.set(route, found);
    }
  }
  return trails;
}

/** The pages of a tree in reading order, without duplicates. */
export function flattenSidebar(entries: readonly SidebarEntry[]): PageLink[] {
  const pages = entries.flatMap((entry): PageLink[] => [
    ...(entry.route && !entry.isGuest ? [{ title: entry.title, route: entry.route }] : []),
    ...flattenSidebar(entry.items ?? []),
  ]);
  const routes = new Set<string>();
  return pages.filter(({ route }) => !routes.has(route) && routes.add(route));
}

/** The page that an entry links to: its own, or the first page in the branch. */
function firstRoute(entry: SidebarEntry): string | undefined {
  return entry.route ?? flattenSidebar(entry.items ?? [])[0]?.route;
}

/** Finds the position of a page. A page that isn't in the tree is placed below `above`. */
export type LocatePage = (
  page: PageLink,
  above?: PageLink,
) => { position: PagePosition; trail: string[] };

/**
 * Creates the function that finds pages of one version in its tree. It returns the breadcrumbs of a
 * page, the previous and next page, and the titles of the branches above it.
 */
export function createPageLocator(entries: readonly SidebarEntry[], home: PageLink): LocatePage {
  const neighbours = linkNeighbours(entries);
  const trails = listTrails(entries);
  return (page, above = home) => {
    const { previous, next } = neighbours.get(page.route) ?? {};
    const trail = trails.get(page.route) ?? [];
    return {
      position: {
        breadcrumbs: toCrumbs(trail, page, home, above),
        previous,
        next,
      },
      trail: trail.slice(0, -1).map(({ title }) => title),
    };
  };
}

/** Finds the pages before and after each page of the tree that the sidebar shows beside it. */
function linkNeighbours(
  entries: readonly SidebarEntry[],
): Map<string, { previous?: PageLink | undefined; next?: PageLink | undefined }> {
  const trees = hasSections(entries)
    ? [showSection(entries, 'guides'), showSection(entries, 'reference')]
    : [entries];
  return new Map(
    trees.map(flattenSidebar).flatMap((order) =>
      order.map(({ route }, index) => {
        return [route, { previous: order[index - 1], next: order[index + 1] }] as const;
      }),
    ),
  );
}

/** Breadcrumbs of reference pages start at their branch, all others at the docs home, which has none. */
function toCrumbs(
  trail: SidebarEntry[],
  { route, title }: PageLink,
  home: PageLink,
  unlistedBelow: PageLink,
): Crumb[] {
  if (route === home.route) return [];
  if (trail.length === 0) {
    return [{ title: unlistedBelow.title, route: unlistedBelow.route }, { title }];
  }
  const above = trail.slice(0, -1).map((entry): Crumb => {
    return { title: entry.title, route: firstRoute(entry) };
  });
  const start = trail[0] && startsTrails(trail[0]) ? [] : [home];
  return [...start, ...above, { title }];
}

/** Whether breadcrumbs start at a branch: at one of the reference, or one with a line above it. */
function startsTrails({ group, isAreaGroup, items = [] }: SidebarEntry): boolean {
  return group || isAreaGroup || items.some(({ method }) => method);
}
