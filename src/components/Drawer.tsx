import { navigate } from 'gatsby';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { routeOfClick } from '../hooks/route-of-click';
import { loadSidebar } from '../hooks/sidebar-data';
import { useBackToClose } from '../hooks/use-back-to-close';
import type { SidebarSource } from '../hooks/use-live-sidebar';
import * as styles from './Drawer.module.css';
import { DrawerContent, type DrawerPanel } from './DrawerContent';
import { Icon } from './Icon';
import type { NavbarContext } from './NavbarItem';

interface DrawerProps {
  context: NavbarContext;
  /** The tree of a docs page. */
  docs?: SidebarSource;
}

/** The hamburger and the menu that it opens, at 996 px and below. */
export function Drawer({ context, docs }: DrawerProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [panel, setPanel] = useState<DrawerPanel>();
  const isOpen = panel !== undefined;
  const close = () => setPanel(undefined);
  const { leave } = useBackToClose(isOpen, close, opener);

  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  useEffect(() => {
    const narrow = window.matchMedia('(max-width: 996px)');
    const onChange = () => narrow.matches || setPanel(undefined);
    narrow.addEventListener('change', onChange);
    return () => narrow.removeEventListener('change', onChange);
  }, []);

  function onClick(event: MouseEvent) {
    if (event.target === dialog.current) return close();
    const route = routeOfClick(event);
    if (route === undefined) return;
    event.preventDefault();
    leave();
    close();
    // In the place of the entry that Back would have closed the drawer with.
    navigate(route, { replace: true });
  }

  const prepare = () => void (docs && loadSidebar(docs.address).catch(() => {}));

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${styles.opener} icon-button needs-script`}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={prepare}
        onClick={() => setPanel(docs ? 'docs' : 'main')}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is the mouse's way, Escape the keyboard's */}
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label="Menu"
        onClose={close}
        onClick={onClick}
      >
        {panel && (
          <DrawerContent
            context={context}
            docs={docs}
            panel={panel}
            show={setPanel}
            close={close}
          />
        )}
      </dialog>
    </>
  );
}
