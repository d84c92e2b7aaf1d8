import { useReducer } from 'react';
import type { SidebarFile } from '../navigation/model';
import { loadedSidebar, loadSidebar } from './sidebar-data';

/** Returns a lookup for the loaded sidebars of all docs versions, and a function to load the rest. */
export function useSidebars(addresses: Record<string, string>) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const sidebarOf = (version: string): SidebarFile | undefined =>
    loadedSidebar(addresses[version] ?? '');

  /** Ignores sidebars that fail to load. */
  function load() {
    const missing = Object.values(addresses).filter((address) => !loadedSidebar(address));
    for (const address of missing) loadSidebar(address).then(rerender, () => {});
  }

  return { sidebarOf, load };
}
