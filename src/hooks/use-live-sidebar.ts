import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageLink, SectionName } from '../navigation/model';
import { openBranches } from './open-branches';
import { loadedSidebar, loadSidebar } from './sidebar-data';

export interface SidebarSource {
  version: string;
  /** Address of the sidebar's JSON file, without the prefix. */
  address: string;
  /** The section that is shown. */
  section: SectionName;
  /** Where the other section begins, if there is one. */
  other?: PageLink;
}

/** Names the tree of a section, whose open branches are remembered. */
export function nameTree({ version, section }: SidebarSource): string {
  return `${version} ${section}`;
}

function listShownBranches(nav: HTMLElement): string[] {
  const toggles = nav.querySelectorAll<HTMLElement>('[data-branch][aria-expanded="true"]');
  return [...toggles].map((toggle) => toggle.dataset.branch ?? '');
}

/** Returns a selector that finds the focused link or toggle in the markup that replaces this one. */
function focusSelector(nav: HTMLElement): string | undefined {
  const focused = document.activeElement;
  if (!nav.contains(focused)) return;
  const name = focused?.hasAttribute('data-branch') ? 'data-branch' : 'href';
  return `[${name}="${CSS.escape(focused?.getAttribute(name) ?? '')}"]`;
}

/**
 * Returns the entries of the sidebar, or undefined while the document's own markup is sufficient:
 * until the reader opens a branch or goes to another page. Readers should not notice the switch.
 */
export function useLiveSidebar(
  nav: RefObject<HTMLElement | null>,
  source: SidebarSource,
  route: string,
  eager: boolean,
) {
  const { address } = source;
  const [entries, setEntries] = useState(() => loadedSidebar(address));
  const [first] = useState({ route, tree: nameTree(source) });
  const focused = useRef<string>(undefined);

  async function goLive() {
    const tree = await loadSidebar(address);
    if (!nav.current) return;
    openBranches(first.tree, listShownBranches(nav.current));
    focused.current = focusSelector(nav.current);
    setEntries(tree);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: tried once per route
  useEffect(() => {
    const isEmpty = !nav.current?.querySelector('li');
    if (!entries && (eager || isEmpty || route !== first.route)) {
      goLive().catch((error) => {
        console.warn('The sidebar did not load:', error);
        void window.docsPartMissing();
      });
    }
  }, [route]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once the entries have replaced the markup
  useLayoutEffect(() => {
    if (!focused.current) return;
    nav.current?.querySelector<HTMLElement>(focused.current)?.focus({ preventScroll: true });
    focused.current = undefined;
  }, [entries]);

  return {
    entries,
    goLive,
    firstRoute: first.route,
    isCurrent: Boolean(entries) || route === first.route,
  };
}
