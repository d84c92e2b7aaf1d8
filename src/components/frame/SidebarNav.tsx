import { type ComponentProps, type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { openBranches, toggleBranch, useOpenBranches } from '../../hooks/open-branches';
import { loadSidebar } from '../../hooks/sidebar-data';
import { useCurrentInView } from '../../hooks/use-current-in-view';
import { nameTree, type SidebarSource, useLiveSidebar } from '../../hooks/use-live-sidebar';
import type { SidebarEntry } from '../../navigation/model';
import { findUnfolded, showSection } from '../../navigation/sections';
import { Icon } from '../Icon';
import { Island } from '../Island';
import { Link } from '../Link';
import * as styles from './SidebarNav.module.css';
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

interface LiveTreeProps extends Omit<ComponentProps<typeof SidebarTree>, 'open'> {
  tree: string;
}

function LiveTree({ tree, ...shown }: LiveTreeProps) {
  const { entries, route } = shown;
  const open = useOpenBranches(tree);
  useLayoutEffect(() => openBranches(tree, branchesTo(entries, route)), [tree, entries, route]);
  return <SidebarTree {...shown} open={open} />;
}

/** The navigation tree of the docs; its parent element is the scroll container. */
export function SidebarNav({ source, route, entries: given, eager = false }: SidebarNavProps) {
  const nav = useRef<HTMLElement>(null);
  const { version, address, section, other } = source;
  const tree = nameTree(source);
  const { entries, goLive, firstRoute, isCurrent } = useLiveSidebar(nav, source, route, eager);
  const all = entries ?? given;
  const shown = useMemo(() => all && showSection(all, section), [all, section]);
  const branch = all && findUnfolded(all, section);
  useCurrentInView(nav, route, isCurrent);

  const prepare = () => void loadSidebar(address).catch(() => {});

  async function toggle(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : undefined;
    const button = target?.closest<HTMLElement>('[data-branch]');
    if (!button) return;
    const { branch: key = '' } = button.dataset;
    try {
      if (!entries) await goLive();
      toggleBranch(tree, key);
    } catch {
      if (await window.docsPartMissing()) return;
      // Falls back to the page of the branch, where the branch is open.
      button.closest('div')?.querySelector('a')?.click();
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks come from the buttons inside
    <nav ref={nav} aria-label="Docs" onClick={toggle} onPointerEnter={prepare} onFocus={prepare}>
      {other && (
        <Link className={styles.other} to={other.route}>
          {other.title}
          <Icon name="right" />
        </Link>
      )}
      {entries && shown ? (
        <LiveTree tree={tree} version={version} entries={shown} branch={branch} route={route} />
      ) : (
        <Island id={`sidebar:${version}:${firstRoute}`}>
          {() =>
            shown && (
              <SidebarTree
                version={version}
                branch={branch}
                route={route}
                entries={shown}
                open={new Set(branchesTo(shown, route))}
              />
            )
          }
        </Island>
      )}
    </nav>
  );
}
