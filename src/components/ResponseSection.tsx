import type { Response } from '../openapi/model';
import { BodyContent } from './BodyContent';
import { FieldList } from './FieldList';
import { FieldRow } from './FieldRow';
import { Html } from './Html';
import * as styles from './ResponseSection.module.css';
import { SectionHead } from './SectionHead';

export function ResponseSection({ responses }: { responses: Response[] }) {
  return (
    <section aria-labelledby="responses">
      <SectionHead id="responses" title="Responses" expandable />
      {responses.map((response) => (
        <ResponseDetails key={response.status} {...response} />
      ))}
    </section>
  );
}

function ResponseDetails({ status, label, description, anchor, headers, content }: Response) {
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
      {headers.length > 0 && (
        <>
          <h3>Headers</h3>
          <FieldList dense>
            {headers.map((header) => (
              <FieldRow key={header.anchor} {...header} side="response" />
            ))}
          </FieldList>
          {schema && <h3>Body</h3>}
        </>
      )}
      {!schema && !description && headers.length === 0 && <p className="text">No body.</p>}
      <BodyContent
        content={content}
        anchor={anchor}
        side="response"
        described={description !== undefined}
      />
    </details>
  );
}
