import type { PageLink } from '../../navigation/model';
import { Icon } from '../Icon';
import { Link } from '../Link';
import * as styles from './Pager.module.css';

export function Pager({ previous, next }: { previous?: PageLink; next?: PageLink }) {
  if (!previous && !next) return null;
  return (
    <nav className={`${styles.pager} screen-only`} aria-label="Previous and next page">
      {previous && (
        <Link to={previous.route} rel="prev">
          <Icon name="left" />
          <span>Previous</span>
          <b>{previous.title}</b>
        </Link>
      )}
      {next && (
        <Link to={next.route} rel="next">
          <span>Next</span>
          <b>{next.title}</b>
          <Icon name="right" />
        </Link>
      )}
    </nav>
  );
}
