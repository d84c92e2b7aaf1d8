import { useEffect, useRef } from 'react';
import type { SidebarSource } from '../../hooks/use-live-sidebar';
import { Icon } from '../Icon';
import { Brand } from './Brand';
import { ColourModeButton } from './ColourModeButton';
import * as styles from './DrawerContent.module.css';
import { DrawerMenu } from './DrawerMenu';
import { toDocsLink } from './menu-entries';
import type { NavbarContext } from './navbar-context';
import { SidebarNav } from './SidebarNav';

export type DrawerPanel = 'main' | 'docs';

interface DrawerContentProps {
  context: NavbarContext;
  docs?: SidebarSource;
  panel: DrawerPanel;
  show: (panel: DrawerPanel) => void;
  close: () => void;
}

export function DrawerContent({ context, docs, panel, show, close }: DrawerContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const previousPanel = useRef<DrawerPanel>(undefined);

  // Focuses the close button first. Later the button that switched panels is gone, so the focus moves
  // to the new panel.
  useEffect(() => {
    const target = previousPanel.current ? '[data-panel] :is(a, button)' : '[data-close]';
    previousPanel.current = panel;
    content.current?.querySelector<HTMLElement>(target)?.focus();
  }, [panel]);

  return (
    <div ref={content} className={styles.content}>
      <DrawerTop context={context} close={close} />
      <div className={styles.panel} data-panel>
        {docs && panel === 'docs' ? (
          <>
            <button type="button" className={styles.back} onClick={() => show('main')}>
              ← Back to main menu
            </button>
            <div className={styles.tree}>
              <SidebarNav source={docs} route={context.route} eager />
            </div>
          </>
        ) : (
          <DrawerMenu context={context} showDocs={docs && (() => show('docs'))} />
        )}
      </div>
    </div>
  );
}

function DrawerTop({ context, close }: Pick<DrawerContentProps, 'context' | 'close'>) {
  const { title, navbar, colourMode } = context.shell;
  const hasColourMode = navbar.items.some((item) => item.type === 'colourMode');
  return (
    <div className={styles.top}>
      <Brand title={title} to={toDocsLink(context.shell, context.version, '/docs/')} />
      {hasColourMode && <ColourModeButton respectsSystem={colourMode.respectPrefersColorScheme} />}
      <button
        type="button"
        className="icon-button"
        aria-label="Close menu"
        title="Close menu"
        aria-expanded="true"
        data-close
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
