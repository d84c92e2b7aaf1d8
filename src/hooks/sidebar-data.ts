import type { SidebarFile } from '../navigation/model';
import { fetchJson } from './fetch-json';

const loaded = new Map<string, SidebarFile>();
const loading = new Map<string, Promise<SidebarFile>>();

async function fetchSidebar(address: string): Promise<SidebarFile> {
  const file = await fetchJson<SidebarFile>(address);
  loaded.set(address, file);
  return file;
}

/** Returns the sidebar of a docs version if it is already loaded. */
export function loadedSidebar(address: string): SidebarFile | undefined {
  return loaded.get(address);
}

/** Loads the sidebar of a docs version once; after a failure the next call tries again. */
export function loadSidebar(address: string): Promise<SidebarFile> {
  let promise = loading.get(address);
  if (!promise) {
    promise = fetchSidebar(address);
    promise.catch(() => loading.delete(address));
    loading.set(address, promise);
  }
  return promise;
}
