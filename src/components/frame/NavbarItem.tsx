import type { NavbarItem as Item } from '../../content/settings/site-config';
import { Icon } from '../Icon';
import { Link } from '../Link';
import { SearchBox } from '../search-box/SearchBox';
import { ColourModeButton } from './ColourModeButton';
import { repositoryIcon, toDocsLink, toSelection } from './menu-entries';
import * as styles from './NavbarItem.module.css';
import { NavbarMenu } from './NavbarMenu';
import type { NavbarContext } from './navbar-context';

/** An item of the navbar. On narrow screens all items except the search box move to the drawer. */
export function NavbarItem({ item, context }: { item: Item; context: NavbarContext }) {
  const { shell, section, version } = context;
  switch (item.type) {
    case 'link': {
      const current = section !== undefined && item.activeUnder === section;
      return (
        <Link
          className={styles.link}
          to={toDocsLink(shell, version, item.to)}
          aria-current={current ? 'true' : undefined}
        >
          {item.label}
        </Link>
      );
    }
    case 'external':
      return item.icon ? (
        <a
          className={`${styles.wide} icon-button`}
          href={item.href}
          aria-label={item.label}
          title={item.label}
        >
          <Icon name={repositoryIcon(item.href)} />
        </a>
      ) : (
        <a className={styles.link} href={item.href}>
          {item.label}
        </a>
      );
    case 'versions':
    case 'languages':
      return (
        <NavbarMenu
          className={styles.wide}
          context={context}
          {...toSelection(item.type, context)}
          links={item.links}
        />
      );
    case 'colourMode':
      return (
        <ColourModeButton
          className={styles.wide}
          respectsSystem={shell.colourMode.respectPrefersColorScheme}
        />
      );
    case 'search':
      return <SearchBox version={version} />;
  }
}
