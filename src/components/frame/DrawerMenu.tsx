import type { NavbarItem } from '../../content/settings/site-config';
import { Icon } from '../Icon';
import { Link } from '../Link';
import * as styles from './DrawerMenu.module.css';
import {
  type MenuEntry,
  repositoryIcon,
  toDocsLink,
  toMenuTarget,
  toSelection,
} from './menu-entries';
import type { NavbarContext } from './navbar-context';

interface DrawerMenuProps {
  context: NavbarContext;
  /** Shows the sidebar of the current section. */
  showDocs?: () => void;
}

interface DrawerRowProps {
  /** What the entry selects: "Version" or "Language". */
  label: string;
  entry: MenuEntry;
}

function DrawerRow({ label, entry: { title, to, current, choose } }: DrawerRowProps) {
  return (
    <Link to={to} onClick={choose}>
      {current ? label : `Go to ${label.toLowerCase()}`} <span>{title}</span>
      {current && <Icon name="check" />}
      {current && <span className="vh">(selected)</span>}
    </Link>
  );
}

function DrawerItem({ item, context, showDocs }: DrawerMenuProps & { item: NavbarItem }) {
  const { shell, section, version } = context;
  switch (item.type) {
    case 'link':
      return showDocs && section !== undefined && item.activeUnder === section ? (
        <button type="button" aria-current="true" onClick={showDocs}>
          {item.label}
          <Icon name="chevron" />
        </button>
      ) : (
        <Link
          to={toDocsLink(shell, version, item.to)}
          aria-current={section && item.activeUnder === section ? 'true' : undefined}
        >
          {item.label}
        </Link>
      );
    case 'external':
      return (
        <a href={item.href}>
          {item.label}
          {item.icon && <Icon name={repositoryIcon(item.href)} />}
        </a>
      );
    case 'versions':
    case 'languages': {
      const { label, entries } = toSelection(item.type, context);
      return (
        <>
          {entries.map((entry) => (
            <DrawerRow key={entry.short} label={label} entry={entry} />
          ))}
          {item.links?.map((link) => (
            <Link key={link.label} to={toMenuTarget(context, link)}>
              {link.label}
            </Link>
          ))}
        </>
      );
    }
    default:
      return null;
  }
}

/** The navbar's items as a list, without colour mode and search, which are shown elsewhere. */
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
