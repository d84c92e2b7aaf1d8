import type { OperationView } from '../../page-models/views';
import { Html } from '../Html';
import { Mark } from '../Mark';
import * as styles from './SharedHeaders.module.css';

interface SharedHeadersProps {
  headers: OperationView['sharedHeaders'];
  authentication?: OperationView['authentication'];
}

/** What nearly every request carries, in as little room as it needs. */
export function SharedHeaders({ headers, authentication }: SharedHeadersProps) {
  if (headers.length === 0 && !authentication) return null;
  return (
    <section className={styles.shared} aria-label="Shared headers">
      <h2>Headers</h2>
      <dl>
        {headers.map(({ name, anchor, description, label, required, mark }) => (
          <div key={anchor} id={anchor}>
            <dt>
              <a href={`#${anchor}`}>{name}</a>
            </dt>
            <dd>{description ? <Html as="span" html={description} /> : label}</dd>
            {!required && <dd>optional</dd>}
            {mark && (
              <dd>
                <Mark>{mark}</Mark>
              </dd>
            )}
          </div>
        ))}
        {authentication && (
          <div>
            <dt>{authentication.name}</dt>
            <dd>{authentication.label}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
