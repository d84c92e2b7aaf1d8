import type { SidebarEntry } from '../navigation/model';
import { fetchJson } from './fetch-json';

const loaded = new Map<string, SidebarEntry[]>();
const loading = new Map<string, Promise<SidebarEntry[]>>();

async function fetchSidebar(address: string): Promise<SidebarEntry[]> {
  const entries = await fetchJson<SidebarEntry[]>(address);
  loaded.set(address, entries);
  return entries;
}

/** Returns the sidebar of a docs version if it is already loaded. */
export function loadedSidebar(address: string): SidebarEntry[] | undefined {
  return loaded.get(address);
}

/** Loads the sidebar of a docs version once; after a failure the next call tries again. */
export function loadSidebar(address: string): Promise<SidebarEntry[]> {
  let promise = loading.get(address);
  if (!promise) {
    promise = fetchSidebar(address);
    promise.catch(() => loading.delete(address));
    loading.set(address, promise);
  }
  return promise;
}
