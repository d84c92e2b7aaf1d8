import type { NavbarItem } from '../content/site-config';
import * as styles from './DrawerMenu.module.css';
import { Icon } from './Icon';
import { Link } from './Link';
import { type MenuEntry, toLanguageEntries, toVersionEntries } from './menu-entries';
import type { NavbarContext } from './NavbarItem';

interface DrawerMenuProps {
  context: NavbarContext;
  /** Leads to the tree of the section that the reader is in. */
  showDocs?: () => void;
}

function DrawerItem({ item, context, showDocs }: DrawerMenuProps & { item: NavbarItem }) {
  const { shell, route, section, version } = context;
  const toRow = (label: string, text: string, { short, to, current }: MenuEntry) => (
    <Link key={short} to={to} aria-current={current ? 'true' : undefined}>
      {label} <span>{text}</span>
    </Link>
  );
  switch (item.type) {
    case 'link':
      return showDocs && section !== undefined && item.activeUnder === section ? (
        <button type="button" onClick={showDocs}>
          {item.label}
          <Icon name="chevron" />
        </button>
      ) : (
        <Link to={item.to}>{item.label}</Link>
      );
    case 'external':
      return (
        <a href={item.href}>
          {item.label}
          {item.icon && <Icon name="repo" />}
        </a>
      );
    case 'versions':
      return toVersionEntries(shell.versions, version).map((entry) =>
        toRow('Version', entry.title, entry),
      );
    case 'languages':
      return toLanguageEntries(shell.languages, route).map((entry) =>
        toRow('Language', entry.title, entry),
      );
    default:
      return null;
  }
}

/** The navbar's items as a list; colour mode and search stand elsewhere on narrow screens. */
export function DrawerMenu({ context, showDocs }: DrawerMenuProps) {
  const items = context.shell.navbar.items.filter(
    ({ type }) => type !== 'colourMode' && type !== 'search',
  );
  const sides = (['left', 'right'] as const).map((side) =>
    items.filter((item) => item.side === side),
  );
  return (
    <nav className={styles.menu} aria-label="Main menu">
      {sides.map((side) => (
        <ul key={side[0]?.side}>
          {side.map((item) => (
            <li key={JSON.stringify(item)}>
              <DrawerItem item={item} context={context} showDocs={showDocs} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
