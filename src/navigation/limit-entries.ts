import type { SidebarEntry } from './model';
import { containsPage } from './sections';

/** More entries of a branch would outgrow the pages in it, each of which shows them. */
const maxEntries = 100;

/** The entries of a branch that the sidebar shows. */
export interface LimitedEntries {
  shown: readonly SidebarEntry[];
  /** The index of the first of them among all entries of the branch. */
  first: number;
  /** The number of entries that aren't shown. */
  more: number;
}

/** Returns the entries to show of a branch: at most a hundred, with the page at `route` in their middle. */
export function limitEntries(entries: readonly SidebarEntry[], route: string): LimitedEntries {
  const more = Math.max(0, entries.length - maxEntries);
  if (more === 0) return { shown: entries, first: 0, more };
  const current = entries.findIndex((entry) => containsPage(entry, route));
  const first = Math.min(Math.max(0, current - maxEntries / 2), more);
  return { shown: entries.slice(first, first + maxEntries), first, more };
}
