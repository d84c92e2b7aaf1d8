import type { Response } from '../../openapi/model';
import type { FurtherExample } from '../../openapi/operation-view';
import { Html } from '../Html';
import { Link } from '../Link';
import { ErrorAdvice } from '../page/ErrorAdvice';
import { SectionHead } from '../page/SectionHead';
import { FieldList } from '../schema/FieldList';
import { FieldRow } from '../schema/FieldRow';
import { BodyContent } from './BodyContent';
import { FurtherExamples } from './FurtherExamples';
import * as styles from './ResponseSection.module.css';

interface ResponseSectionProps {
  responses: Response[];
  /** By the anchor of the response. */
  further: Record<string, FurtherExample[]>;
  /** Where the error of a status is explained. */
  errorRoutes: Record<string, string>;
}

export function ResponseSection({ responses, further, errorRoutes }: ResponseSectionProps) {
  if (responses.length === 0) return null;
  return (
    <section aria-labelledby="responses">
      <SectionHead id="responses" title="Responses" expandable />
      {responses.map((response) => (
        <ResponseDetails
          key={response.status}
          response={response}
          further={further[response.anchor]}
          errorRoute={errorRoutes[response.status]}
        />
      ))}
    </section>
  );
}

interface ResponseDetailsProps {
  response: Response;
  further: FurtherExample[] | undefined;
  errorRoute: string | undefined;
}

function ResponseDetails({ response, further, errorRoute }: ResponseDetailsProps) {
  const { status, label, description, anchor, headers, content, error } = response;
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
      <FurtherExamples examples={further} />
    </details>
  );
}
