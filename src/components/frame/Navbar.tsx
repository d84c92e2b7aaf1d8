import { type ReactNode, useRef } from 'react';
import { useHideOnScroll } from '../../hooks/use-hide-on-scroll';
import { useMenuClosing } from '../../hooks/use-menu-closing';
import { Brand } from './Brand';
import { toDocsLink } from './menu-entries';
import * as styles from './Navbar.module.css';
import { NavbarItem } from './NavbarItem';
import type { NavbarContext } from './navbar-context';

interface NavbarProps {
  context: NavbarContext;
  /** The drawer and the button that opens it. */
  drawer: ReactNode;
}

export function Navbar({ context, drawer }: NavbarProps) {
  const bar = useRef<HTMLElement>(null);
  const { shell, version } = context;
  const { navbar, title } = shell;
  useHideOnScroll(bar, navbar.hideOnScroll);
  useMenuClosing();
  const left = navbar.items.filter((item) => item.side === 'left');
  const right = navbar.items.filter((item) => item.side === 'right');
  return (
    <header ref={bar} className={`${styles.navbar} screen-only`}>
      <div className={styles.row}>
        {drawer}
        <Brand title={title} to={toDocsLink(shell, version, '/docs/')} />
        <nav className={styles.left} aria-label="Main">
          <ul>
            {left.map((item) => (
              <li key={JSON.stringify(item)}>
                <NavbarItem item={item} context={context} />
              </li>
            ))}
          </ul>
        </nav>
        {right.map((item) => (
          <NavbarItem key={JSON.stringify(item)} item={item} context={context} />
        ))}
      </div>
    </header>
  );
}
