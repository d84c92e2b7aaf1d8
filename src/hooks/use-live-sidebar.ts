import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { openBranches } from './open-branches';
import { loadedSidebar, loadSidebar } from './sidebar-data';

export interface SidebarSource {
  version: string;
  /** Address of the tree's JSON file, without the prefix. */
  address: string;
}

function shownBranches(nav: HTMLElement): string[] {
  const toggles = nav.querySelectorAll<HTMLElement>('[data-branch][aria-expanded="true"]');
  return [...toggles].map((toggle) => toggle.dataset.branch ?? '');
}

/** How to find the focused link or toggle again in the markup that replaces this one. */
function focusSelector(nav: HTMLElement): string | undefined {
  const focused = document.activeElement;
  if (!nav.contains(focused)) return;
  const name = focused?.hasAttribute('data-branch') ? 'data-branch' : 'href';
  return `[${name}="${CSS.escape(focused?.getAttribute(name) ?? '')}"]`;
}

/**
 * The tree is undefined as long as the document's own markup will do: until a branch is opened or
 * the reader moves to another page. The change from one to the other is not to be noticed.
 */
export function useLiveSidebar(
  nav: RefObject<HTMLElement | null>,
  { version, address }: SidebarSource,
  route: string,
  eager: boolean,
) {
  const [entries, setEntries] = useState(() => loadedSidebar(address)?.entries);
  const [firstRoute] = useState(route);
  const focused = useRef<string>(undefined);

  async function goLive() {
    const { entries: tree } = await loadSidebar(address);
    if (!nav.current) return;
    openBranches(version, shownBranches(nav.current));
    focused.current = focusSelector(nav.current);
    setEntries(tree);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: tried once for each route
  useEffect(() => {
    const isEmpty = !nav.current?.querySelector('li');
    if (!entries && (eager || isEmpty || route !== firstRoute)) {
      goLive().catch((error) => console.warn('The sidebar did not load:', error));
    }
  }, [route]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the tree has taken over
  useLayoutEffect(() => {
    if (!focused.current) return;
    nav.current?.querySelector<HTMLElement>(focused.current)?.focus({ preventScroll: true });
    focused.current = undefined;
  }, [entries]);

  return { entries, goLive, isCurrent: Boolean(entries) || route === firstRoute };
}
