import type { PageLink, SidebarEntry } from './model';

/** Lists the folders of addresses that have no page: `/docs/api/` for `/docs/api/list-books/`. */
export function listFolders(routes: readonly string[]): string[] {
  const known = new Set(routes);
  const folders = new Set(routes.flatMap(listParents));
  return [...folders].filter((folder) => !known.has(folder)).sort();
}

/** The folders above a route, outermost first: `/`, `/docs/` and `/docs/api/` for `/docs/api/list-books/`. */
function listParents(route: string): string[] {
  const parts = route.split('/').slice(1, -2);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`)];
}

/** The branches of a tree, outermost first. */
export function listBranches(entries: readonly SidebarEntry[]): SidebarEntry[] {
  return entries.flatMap((entry) => (entry.items ? [entry, ...listBranches(entry.items)] : []));
}

/**
 * Finds the branch of the sidebar for the pages in a folder: the innermost one that contains all of
 * them, if they are more than half of its pages.
 */
export function findBranch(
  pages: readonly PageLink[],
  entries: readonly SidebarEntry[],
): SidebarEntry | undefined {
  return listBranches(entries).findLast(({ items = [] }) => {
    const listed = new Set(listLeaves(items).map(({ route }) => route));
    return pages.every(({ route }) => listed.has(route)) && pages.length > listed.size / 2;
  });
}

/** The entries of a tree that are no branches. */
export function listLeaves(entries: readonly SidebarEntry[]): SidebarEntry[] {
  return entries.flatMap((entry) => (entry.items ? listLeaves(entry.items) : [entry]));
}
