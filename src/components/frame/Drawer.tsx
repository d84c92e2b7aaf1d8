import { useEffect, useRef, useState } from 'react';
import { loadSidebar } from '../../hooks/sidebar-data';
import type { SidebarSource } from '../../hooks/use-live-sidebar';
import { useModal } from '../../hooks/use-modal';
import { Icon } from '../Icon';
import * as styles from './Drawer.module.css';
import { DrawerContent, type DrawerPanel } from './DrawerContent';
import type { NavbarContext } from './navbar-context';

interface DrawerProps {
  context: NavbarContext;
  /** The sidebar of a docs page. */
  docs?: SidebarSource;
}

/** The menu button and the drawer that it opens, at 996 px and below. */
export function Drawer({ context, docs }: DrawerProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<DrawerPanel>();
  const isOpen = panel !== undefined;
  const close = () => setPanel(undefined);
  const dialog = useModal({ isOpen, close, opener });

  useEffect(() => {
    const narrow = window.matchMedia('(max-width: 996px)');
    const onChange = () => narrow.matches || setPanel(undefined);
    narrow.addEventListener('change', onChange);
    return () => narrow.removeEventListener('change', onChange);
  }, []);

  const prepare = () => void (docs && loadSidebar(docs.address).catch(() => {}));

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${styles.opener} icon-button needs-script`}
        aria-label="Open menu"
        title="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={prepare}
        onClick={() => setPanel(docs ? 'docs' : 'main')}
      >
        <Icon name="menu" />
      </button>
      <dialog className={styles.drawer} aria-label="Menu" {...dialog}>
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
