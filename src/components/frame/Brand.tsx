import { Link } from '../Link';
import * as styles from './Brand.module.css';
import { Logo } from './Logo';

/** The logo and the site's title with its last word muted, linked to the home page of the docs. */
export function Brand({ title, to }: { title: string; to: string }) {
  const [, name = title, rest] = /^(.+)( \S+)$/.exec(title) ?? [];
  return (
    <Link className={styles.brand} to={to}>
      <Logo />
      <span>
        {name}
        {rest && <span>{rest}</span>}
      </span>
    </Link>
  );
}
