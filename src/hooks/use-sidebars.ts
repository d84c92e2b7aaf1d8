import { useReducer } from 'react';
import type { SidebarFile } from '../navigation/model';
import { loadedSidebar, loadSidebar } from './sidebar-data';

/** The trees of all docs versions, as far as they were loaded, and what loads the others. */
export function useSidebars(addresses: Record<string, string>) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const sidebarOf = (version: string): SidebarFile | undefined =>
    loadedSidebar(addresses[version] ?? '');

  /** A tree that does not load is done without. */
  function load() {
    const missing = Object.values(addresses).filter((address) => !loadedSidebar(address));
    for (const address of missing) loadSidebar(address).then(rerender, () => {});
  }

  return { sidebarOf, load };
}
