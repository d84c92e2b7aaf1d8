import type { PageListItem } from '../../page-models/views';
import { Html } from '../Html';
import { Link } from '../Link';
import * as styles from './PageList.module.css';

interface PageListProps {
  /** `note` is shown after the title, for example a count. */
  pages: (PageListItem & { note?: string })[];
}

export function PageList({ pages }: PageListProps) {
  return (
    <ul className={styles.pages}>
      {pages.map(({ title, route, description, note }) => (
        <li key={route}>
          <Link to={route}>{title}</Link>
          {description && <Html html={description} />}
          {note && <span>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
