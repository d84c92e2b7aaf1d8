import type { Shell } from '../../content/settings/shell';
import type { SiteLink } from '../../content/settings/site-config';
import { Link } from '../Link';
import * as styles from './Footer.module.css';
import { Logo } from './Logo';

const target = (link: SiteLink) => ('to' in link ? link.to : link.href);

export function Footer({ columns, copyright }: Shell['footer']) {
  return (
    <footer className={`${styles.footer} screen-only`}>
      <div className={styles.row}>
        <div className={styles.brand}>
          <Logo />
          <p>{copyright}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.label}>
                  <Link to={target(link)}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
