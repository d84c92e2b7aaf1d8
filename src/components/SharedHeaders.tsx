import type { Parameter, SecurityScheme } from '../openapi/model';
import { Html } from './Html';
import * as styles from './SharedHeaders.module.css';

interface SharedHeadersProps {
  headers: Parameter[];
  security: SecurityScheme[];
}

/** What nearly every request carries, in as little room as it needs. */
export function SharedHeaders({ headers, security }: SharedHeadersProps) {
  if (headers.length + security.length === 0) return null;
  return (
    <section className={styles.shared} aria-label="Shared headers">
      <h2>Headers</h2>
      <dl>
        {headers.map(({ name, anchor, description, schema, required }) => (
          <div key={anchor} id={anchor}>
            <dt>
              <a href={`#${anchor}`}>{name}</a>
            </dt>
            <dd>{description ? <Html html={description} /> : schema.label}</dd>
            {!required && <dd>optional</dd>}
          </div>
        ))}
        {security.map(({ name, type, label }) => (
          <div key={name}>
            <dt>{type === 'http' ? 'Authorization' : name}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
