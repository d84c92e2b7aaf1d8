import type { SidebarEntry } from '../../navigation/model';

/** A branch is named by its position in the tree: "8.4" is the fifth entry of the ninth. */
export function branchKey(parent: string, index: number): string {
  return parent ? `${parent}.${index}` : String(index);
}

/** The page of an entry; a branch without one leads to the first page below it. */
export function pageOf({ route, items = [] }: SidebarEntry): string | undefined {
  return route ?? items.map(pageOf).find((page) => page !== undefined);
}

/** The keys of the branches to open so that the page of `route` is seen, outermost first. */
export function branchesTo(entries: SidebarEntry[], route: string, parent = ''): string[] {
  return entries.flatMap((entry, index) => {
    if (!entry.items) return [];
    const key = branchKey(parent, index);
    const below = branchesTo(entry.items, route, key);
    const isHere = entry.route === route || entry.items.some((item) => item.route === route);
    return isHere || below.length > 0 ? [key, ...below] : [];
  });
}
