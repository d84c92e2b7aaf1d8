import type { PageListItem } from '../../page-models/views';
import { Html } from '../Html';
import { Link } from '../Link';
import * as styles from './PageList.module.css';

interface PageListProps {
  /** Described by HTML, or by a `summary` in plain text. */
  pages: readonly (PageListItem & { summary?: string })[];
}

export function PageList({ pages }: PageListProps) {
  return (
    <ul className={styles.pages}>
      {pages.map(({ title, route, description, summary, size }) => (
        <li key={route}>
          <Link to={route}>{title}</Link>
          {description && <Html html={description} />}
          {summary && <p>{summary}</p>}
          {size && <span>{size}</span>}
        </li>
      ))}
    </ul>
  );
}
