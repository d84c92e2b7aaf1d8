import type { Crumb, PageLink, PagePlace, SidebarEntry } from './model';

/** The entries from the top of the tree down to the page of a route; empty where it is not listed. */
export function findTrail(entries: readonly SidebarEntry[], route: string): SidebarEntry[] {
  for (const entry of entries) {
    const below = findTrail(entry.items ?? [], route);
    if (below.length > 0) return [entry, ...below];
    if (entry.route === route) return [entry];
  }
  return [];
}

/** The pages of a tree in reading order, each once. */
export function flattenSidebar(entries: readonly SidebarEntry[]): PageLink[] {
  const pages = entries.flatMap((entry): PageLink[] => [
    ...(entry.route ? [{ title: entry.title, route: entry.route }] : []),
    ...flattenSidebar(entry.items ?? []),
  ]);
  const routes = new Set<string>();
  return pages.filter(({ route }) => !routes.has(route) && routes.add(route));
}

/** The page that a branch without a page of its own leads to: the first one in it. */
function firstRoute(entry: SidebarEntry): string | undefined {
  return entry.route ?? flattenSidebar(entry.items ?? [])[0]?.route;
}

/** Gives the function that places the pages of one version in its tree. */
export function createPlacer(entries: readonly SidebarEntry[], home: PageLink) {
  const order = flattenSidebar(entries);
  const positions = new Map(order.map(({ route }, index) => [route, index]));
  /** A page that the tree does not list stands below `above`. */
  return (
    route: string,
    title: string,
    above: PageLink = home,
  ): Pick<PagePlace, 'breadcrumbs' | 'previous' | 'next'> => {
    const index = positions.get(route);
    const previous = index === undefined ? undefined : order[index - 1];
    const next = index === undefined ? undefined : order[index + 1];
    return {
      breadcrumbs: toCrumbs(findTrail(entries, route), route, title, home, above),
      ...(previous && { previous }),
      ...(next && { next }),
    };
  };
}

/** Reference pages start at their branch, all others at the docs home, which itself has no crumbs. */
function toCrumbs(
  trail: SidebarEntry[],
  route: string,
  title: string,
  home: PageLink,
  unlistedBelow: PageLink,
): Crumb[] {
  if (route === home.route) return [];
  if (trail.length === 0) {
    return [{ title: unlistedBelow.title, route: unlistedBelow.route }, { title }];
  }
  const above = trail.slice(0, -1).map((entry): Crumb => {
    const target = firstRoute(entry);
    return { title: entry.title, ...(target && { route: target }) };
  });
  const start = trail[0]?.group || trail[0]?.items?.some(({ method }) => method) ? [] : [home];
  return [...start, ...above, { title }];
}
