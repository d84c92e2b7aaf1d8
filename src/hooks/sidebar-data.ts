import { withPrefix } from 'gatsby';
import type { SidebarFile } from '../navigation/model';

const loaded = new Map<string, SidebarFile>();
const loading = new Map<string, Promise<SidebarFile>>();

async function fetchSidebar(address: string): Promise<SidebarFile> {
  const response = await fetch(withPrefix(address));
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  const file: SidebarFile = await response.json();
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
