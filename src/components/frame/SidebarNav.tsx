import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { openBranches, toggleBranch, useOpenBranches } from '../../hooks/open-branches';
import { loadSidebar } from '../../hooks/sidebar-data';
import { useCurrentInView } from '../../hooks/use-current-in-view';
import { type SidebarSource, useLiveSidebar } from '../../hooks/use-live-sidebar';
import type { SidebarEntry } from '../../navigation/model';
import { Island } from '../Island';
import { SidebarTree } from './SidebarTree';
import { branchesTo } from './sidebar-branches';

interface SidebarNavProps {
  source: SidebarSource;
  route: string;
  /** The complete tree, on the server only. */
  entries?: SidebarEntry[];
  /** Loads the tree immediately, because the document may not contain it. */
  eager?: boolean;
}

interface LiveTreeProps {
  version: string;
  entries: SidebarEntry[];
  route: string;
}

function LiveTree({ version, entries, route }: LiveTreeProps) {
  const open = useOpenBranches(version);
  useLayoutEffect(
    () => openBranches(version, branchesTo(entries, route)),
    [version, entries, route],
  );
  return <SidebarTree entries={entries} route={route} open={open} />;
}

/** The navigation tree of the docs; its parent element is the scroll container. */
export function SidebarNav({ source, route, entries: given, eager = false }: SidebarNavProps) {
  const nav = useRef<HTMLElement>(null);
  const { version, address } = source;
  const { entries, goLive, isCurrent } = useLiveSidebar(nav, source, route, eager);
  useCurrentInView(nav, route, isCurrent);

  const prepare = () => void loadSidebar(address).catch(() => {});

  async function toggle(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : undefined;
    const button = target?.closest<HTMLElement>('[data-branch]');
    if (!button) return;
    const { branch = '' } = button.dataset;
    try {
      if (!entries) await goLive();
      toggleBranch(version, branch);
    } catch {
      if (await window.docsPartMissing()) return;
      // Falls back to the page of the branch, where the branch is open.
      button.closest('div')?.querySelector('a')?.click();
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks come from the buttons inside
    <nav ref={nav} aria-label="Docs" onClick={toggle} onPointerEnter={prepare} onFocus={prepare}>
      {entries ? (
        <LiveTree version={version} entries={entries} route={route} />
      ) : (
        <Island id={`sidebar:${version}`}>
          {() =>
            given && (
              <SidebarTree entries={given} route={route} open={new Set(branchesTo(given, route))} />
            )
          }
        </Island>
      )}
    </nav>
  );
}
