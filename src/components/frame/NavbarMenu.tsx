import { Icon } from '../Icon';
import { Link } from '../Link';
import type { MenuEntry } from './menu-entries';
import * as styles from './NavbarMenu.module.css';

interface NavbarMenuProps {
  /** What the menu selects: "Version" or "Language". */
  label: string;
  entries: MenuEntry[];
  className?: string;
  /** Called when the menu is about to be used. */
  prepare?: () => void;
  choose?: (short: string) => void;
}

/** The shared `name` allows only one open menu at a time; `use-menu-closing` closes it. */
export function NavbarMenu({ label, entries, className = '', prepare, choose }: NavbarMenuProps) {
  const current = entries.find((entry) => entry.current) ?? entries[0];
  return (
    <details
      className={`${styles.menu} ${className}`}
      name="navbar-menu"
      onPointerEnter={prepare}
      onFocus={prepare}
      onToggle={prepare}
    >
      <summary aria-label={`${label} ${current?.short}`}>
        {current?.short}
        <Icon name="down" />
      </summary>
      <ul className={styles.list}>
        {entries.map(({ short, title, note, to, current }) => (
          <li key={short}>
            <Link
              to={to}
              aria-current={current ? 'true' : undefined}
              onClick={() => choose?.(short)}
            >
              {title} {note && <span>{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
