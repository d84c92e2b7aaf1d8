import type { Parameter } from '../../openapi/model';
import type { OperationView } from '../../page-models/views';
import { Html } from '../Html';
import * as styles from './SharedHeaders.module.css';

interface SharedHeadersProps {
  headers: Parameter[];
  authentication?: OperationView['authentication'];
}

/** Shortens a description, because the overview already explains these headers in full. */
function firstSentence(html: string): string {
  return html.includes('<') ? html : (/^.*?\.(?=\s)/.exec(html)?.[0] ?? html);
}

/** A compact list of the headers that nearly every request needs. */
export function SharedHeaders({ headers, authentication }: SharedHeadersProps) {
  if (headers.length === 0 && !authentication) return null;
  return (
    <section className={styles.shared} aria-label="Shared headers">
      <h2>Headers</h2>
      <dl>
        {headers.map(({ name, anchor, description, schema, required }) => (
          <div key={anchor} id={anchor}>
            <dt>
              <a href={`#${anchor}`}>{name}</a>
            </dt>
            <dd>
              {description ? <Html as="span" html={firstSentence(description)} /> : schema.label}
            </dd>
            {!required && <dd>optional</dd>}
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
