import { errorAnchor } from '../../openapi/errors';
import type { ErrorEntry } from '../../page-models/model';
import { countOf } from '../../text/count-of';
import { Link } from '../Link';
import { FieldList } from '../schema/FieldList';
import { NamedRow } from '../schema/NamedRow';
import * as nest from '../schema/SchemaNest.module.css';
import { ErrorAdvice } from './ErrorAdvice';
import * as styles from './ErrorSection.module.css';
import { SectionHead } from './SectionHead';

/** The errors of the API: what each means, whether a retry is safe, and which operations return it. */
export function ErrorSection({ errors }: { errors: ErrorEntry[] }) {
  if (errors.length === 0) return null;
  return (
    <section aria-labelledby="errors">
      <SectionHead id="errors" title="Errors" />
      <FieldList>
        {errors.map((entry, index) => {
          const isFirst = errors.findIndex(({ status }) => status === entry.status) === index;
          const anchor = errorAnchor(entry.status);
          return (
            <ErrorRow
              key={`${entry.status} ${entry.typeName}`}
              anchor={isFirst ? anchor : `${anchor}.${entry.typeName ?? 'no-body'}`}
              error={entry}
            />
          );
        })}
      </FieldList>
    </section>
  );
}

function ErrorRow({ anchor, error }: { anchor: string; error: ErrorEntry }) {
  const { status, label, typeName, operations, meaning, retry, action } = error;
  return (
    <NamedRow
      anchor={anchor}
      name={status}
      meta={operations.length > 0 ? `${label} · ${typeName ?? 'no body'}` : label}
    >
      {meaning && retry && action && <ErrorAdvice {...{ meaning, retry, action }} />}
      {operations.length > 0 && (
        <details className={nest.nest}>
          <summary>{`Answered by ${countOf(operations.length, 'operation')}`}</summary>
          <ul className={styles.columns}>
            {operations.map(({ title, route }) => (
              <li key={route}>
                <Link to={route}>{title}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </NamedRow>
  );
}
