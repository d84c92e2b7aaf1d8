import { withPrefix } from 'gatsby';
import type { SidebarEntry } from '../navigation/model';

const loaded = new Map<string, SidebarEntry[]>();
const loading = new Map<string, Promise<SidebarEntry[]>>();

async function fetchEntries(address: string): Promise<SidebarEntry[]> {
  const response = await fetch(withPrefix(address));
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const entries: SidebarEntry[] = await response.json();
  loaded.set(address, entries);
  return entries;
}

/** The tree of a docs version, if it was loaded before. */
export function loadedSidebar(address: string): SidebarEntry[] | undefined {
  return loaded.get(address);
}

/** Loads the tree of a docs version once; after a failure the next call tries again. */
export function loadSidebar(address: string): Promise<SidebarEntry[]> {
  let promise = loading.get(address);
  if (!promise) {
    promise = fetchEntries(address);
    promise.catch(() => loading.delete(address));
    loading.set(address, promise);
  }
  return promise;
}
