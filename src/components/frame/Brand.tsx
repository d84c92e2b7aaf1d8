import { Link } from '../Link';
import * as styles from './Brand.module.css';
import { Mark } from './Mark';

/** The mark and the site's title, whose last word is set back; leads to the first page of the docs. */
export function Brand({ title, to }: { title: string; to: string }) {
  const [, name = title, rest] = /^(.+)( \S+)$/.exec(title) ?? [];
  return (
    <Link className={styles.brand} to={to}>
      <Mark />
      <span>
        {name}
        {rest && <span>{rest}</span>}
      </span>
    </Link>
  );
}
