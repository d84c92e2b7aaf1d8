import type { ResponseView } from '../../page-models/views';
import { Html } from '../Html';
import { Link } from '../Link';
import { ErrorAdvice } from '../page/ErrorAdvice';
import { SectionHead } from '../page/SectionHead';
import { FieldList } from '../schema/FieldList';
import { FieldRow } from '../schema/FieldRow';
import { BodyContent } from './BodyContent';
import { FurtherExamples } from './FurtherExamples';
import * as styles from './ResponseSection.module.css';

export function ResponseSection({ responses }: { responses: ResponseView[] }) {
  if (responses.length === 0) return null;
  return (
    <section aria-labelledby="responses">
      <SectionHead id="responses" title="Responses" expandable />
      {responses.map((response) => (
        <ResponseDetails key={response.status} response={response} />
      ))}
    </section>
  );
}

function ResponseDetails({ response }: { response: ResponseView }) {
  const { status, label, description, anchor, headers, content, error } = response;
  const { furtherExamples, errorRoute } = response;
  const schema = content[0]?.schema;
  return (
    <details className={styles.response} id={anchor} open={status.startsWith('2')}>
      <summary>
        <span className={`status status--${status.charAt(0)}`}>{status}</span>
        {` ${label}`}
        {schema ? <code>{schema.typeName ?? schema.label}</code> : <i>No body</i>}
      </summary>
      <a className="anchor" href={`#${anchor}`} aria-label={`Link to ${status}`}>
        #
      </a>
      {description && <Html className="text" html={description} />}
      {error && <ErrorAdvice {...error} />}
      {errorRoute && (
        <p className="text">
          <Link to={errorRoute}>{`All operations that answer ${status}`}</Link>
        </p>
      )}
      {headers.length > 0 && (
        <>
          <h3>Headers</h3>
          <FieldList dense>
            {headers.map((header) => (
              <FieldRow key={header.anchor} {...header} direction="response" />
            ))}
          </FieldList>
          {schema && <h3>Body</h3>}
        </>
      )}
      {!schema && !description && headers.length === 0 && <p className="text">No body.</p>}
      <BodyContent content={content} direction="response" described={description !== undefined} />
      <FurtherExamples examples={furtherExamples} />
    </details>
  );
}
