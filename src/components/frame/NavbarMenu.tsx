import type { SiteLink } from '../../content/settings/site-config';
import { Link } from '../Link';
import { Menu } from './Menu';
import { type MenuEntry, toMenuTarget } from './menu-entries';
import type { NavbarContext } from './navbar-context';

interface NavbarMenuProps {
  context: NavbarContext;
  /** What the menu selects: "Version" or "Language". */
  label: string;
  entries: MenuEntry[];
  /** Shown below the entries. */
  links?: SiteLink[] | undefined;
  className?: string;
}

export function NavbarMenu(props: NavbarMenuProps) {
  const { context, label, entries, links = [], className } = props;
  const current = entries.find((entry) => entry.current) ?? entries[0];
  return (
    <Menu className={className} label={`${label} ${current?.short}`} short={current?.short}>
      <ul>
        {entries.map(({ short, title, note, to, current, choose }) => (
          <li key={short}>
            <Link to={to} aria-current={current ? 'true' : undefined} onClick={choose}>
              {title} {note && <span>{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link.label}>
              <Link to={toMenuTarget(context, link)}>{link.label}</Link>
            </li>
          ))}
        </ul>
      )}
    </Menu>
  );
}
