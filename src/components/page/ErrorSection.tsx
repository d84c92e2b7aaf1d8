import { errorAnchor } from '../../openapi/errors';
import { sectionTitles } from '../../page-models/list-contents';
import type { OverviewView } from '../../page-models/views';
import { countOf } from '../../text/count-of';
import { Link } from '../Link';
import { FieldList } from '../schema/FieldList';
import { NamedRow } from '../schema/NamedRow';
import * as nest from '../schema/SchemaTree.module.css';
import { ErrorAdvice } from './ErrorAdvice';
import * as styles from './ErrorSection.module.css';
import { ReasonList } from './ReasonList';
import { SectionHead } from './SectionHead';

/** The errors of the API: what each means, whether a retry is safe, and which operations return it. */
export function ErrorSection({ errors }: Pick<OverviewView, 'errors'>) {
  if (errors.length === 0) return null;
  return (
    <section aria-labelledby="errors">
      <SectionHead id="errors" title={sectionTitles.errors} />
      <FieldList>
        {errors.map((entry) => (
          <ErrorRow key={entry.status} error={entry} />
        ))}
      </FieldList>
    </section>
  );
}

function ErrorRow({ error }: { error: OverviewView['errors'][number] }) {
  const { status, label, typeNames, operations, more, meaning, retry, action, reasons } = error;
  return (
    <NamedRow
      anchor={errorAnchor(status)}
      name={status}
      meta={operations.length > 0 ? `${label} · ${typeNames.join(', ') || 'no body'}` : label}
    >
      {meaning && retry && action && (
        <ErrorAdvice meaning={meaning} retry={retry} action={action} />
      )}
      {reasons.length > 0 && (
        <>
          <p className="text">Many operations return it for these reasons:</p>
          <ReasonList reasons={reasons} />
        </>
      )}
      {operations.length > 0 && (
        <details className={nest.nest}>
          <summary>{`Returned by ${countOf(operations.length + more, 'operation')}`}</summary>
          <ul className={styles.columns}>
            {operations.map(({ title, route }) => (
              <li key={route}>
                <Link to={route}>{title}</Link>
              </li>
            ))}
          </ul>
          {more > 0 && <p className="text">{`and ${more} more, whose pages list it.`}</p>}
        </details>
      )}
    </NamedRow>
  );
}
