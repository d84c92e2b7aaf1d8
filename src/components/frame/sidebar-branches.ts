import type { SidebarEntry } from '../../navigation/model';

/** Builds a branch's key from its index path: "8.4" is the fifth entry of the ninth branch. */
export function branchKey(parent: string, index: number): string {
  return parent ? `${parent}.${index}` : String(index);
}

/** Returns the page of an entry, or the first page in a branch that has none of its own. */
export function pageOf({ route, items = [] }: SidebarEntry): string | undefined {
  return route ?? items.map(pageOf).find((page) => page !== undefined);
}

/** Returns where all entries of a branch are listed: on its page, or else by a search for its title. */
export function listingOf({ title, route }: Partial<SidebarEntry>, version: string): string {
  // Written here, because `search-address` would be in the code of every page.
  return route ?? `/search/?${new URLSearchParams({ q: title ?? '', version })}`;
}

/** Returns the keys of the branches to open so that `route` is visible, outermost first. */
export function branchesTo(entries: readonly SidebarEntry[], route: string, parent = ''): string[] {
  return entries.flatMap((entry, index) => {
    if (!entry.items) return [];
    const key = branchKey(parent, index);
    const nested = branchesTo(entry.items, route, key);
    const isDirectParent =
      entry.route === route || entry.items.some((item) => item.route === route && !item.isGuest);
    return isDirectParent || nested.length > 0 ? [key, ...nested] : [];
  });
}
