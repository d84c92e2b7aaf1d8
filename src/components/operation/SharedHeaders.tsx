import type { OperationView } from '../../page-models/views';
import { Link } from '../Link';
import { Mark } from '../Mark';
import * as styles from './SharedHeaders.module.css';

interface SharedHeadersProps {
  headers: OperationView['sharedHeaders'];
  authentication?: OperationView['authentication'];
}

/** What nearly every request carries, on one line: the overview, which the names lead to, explains it. */
export function SharedHeaders({ headers, authentication }: SharedHeadersProps) {
  if (headers.length === 0 && !authentication) return null;
  return (
    <section className={styles.shared} aria-label="Shared headers">
      <h2>Headers</h2>
      <ul>
        {headers.map(({ name, anchor, route, required, mark }) => (
          <li key={anchor} id={anchor}>
            <Link to={route}>{name}</Link>
            {!required && ' optional'}
            <Mark>{mark}</Mark>
          </li>
        ))}
        {authentication && (
          <li>
            <code>{authentication.name}</code> {authentication.label}
          </li>
        )}
      </ul>
    </section>
  );
}
