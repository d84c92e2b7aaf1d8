import type { Crumb } from '../../navigation/model';
import { Link } from '../Link';
import * as styles from './Breadcrumbs.module.css';

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.crumbs}>
        {crumbs.map(({ title, route }, index) => (
          <li
            key={`${route} ${title}`}
            aria-current={index === crumbs.length - 1 ? 'page' : undefined}
          >
            {route ? <Link to={route}>{title}</Link> : title}
          </li>
        ))}
      </ol>
    </nav>
  );
}
