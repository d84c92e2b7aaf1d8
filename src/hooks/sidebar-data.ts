import type { SidebarEntry } from '../navigation/model';
import { fetchJson } from './fetch-json';

const loaded = new Map<string, SidebarEntry[]>();
const loading = new Map<string, Promise<SidebarEntry[]>>();

/** Returns the sidebar of a docs version if it is already loaded. */
export function loadedSidebar(address: string): SidebarEntry[] | undefined {
  return loaded.get(address);
}

/** Loads the sidebar of a docs version once; after a failure the next call tries again. */
export function loadSidebar(address: string): Promise<SidebarEntry[]> {
  let promise = loading.get(address);
  if (!promise) {
    promise = fetchJson<SidebarEntry[]>(address);
    loading.set(address, promise);
    promise.then(
      (entries) => loaded.set(address, entries),
      () => loading.delete(address),
    );
  }
  return promise;
}
