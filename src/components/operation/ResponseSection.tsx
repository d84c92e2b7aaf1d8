import { sectionTitles } from '../../page-models/list-contents';
import type { ResponseView } from '../../page-models/views';
import { countOf } from '../../text/count-of';
import { Anchor } from '../Anchor';
import { Html } from '../Html';
import { Link } from '../Link';
import { Mark } from '../Mark';
import { ReasonList } from '../page/ReasonList';
import { SectionHead } from '../page/SectionHead';
import { FieldList } from '../schema/FieldList';
import { FieldRow } from '../schema/SchemaTree';
import * as nest from '../schema/SchemaTree.module.css';
import { BodyContent } from './BodyContent';
import { FurtherExamples } from './FurtherExamples';
import * as styles from './ResponseSection.module.css';

export function ResponseSection({ responses }: { responses: ResponseView[] }) {
  if (responses.length === 0) return null;
  return (
    <section aria-labelledby="responses">
      <SectionHead id="responses" title={sectionTitles.responses} expandable />
      {responses.map((response) => (
        <ResponseDetails key={response.status} response={response} />
      ))}
    </section>
  );
}

function ResponseDetails({ response }: { response: ResponseView }) {
  const { status, label, description, details, anchor, headers, content, error } = response;
  const { furtherExamples, mark } = response;
  const schema = content[0]?.schema;
  const reasons = error?.reasons ?? [];
  const body = (
    <BodyContent content={content} direction="response" described={description !== undefined} />
  );
  return (
    <details className={styles.response} id={anchor} open={status.startsWith('2')}>
      <summary>
        <h3>
          <span className={`status status--${status.charAt(0)}`}>{status}</span>
          {` ${label}`}
        </h3>
        <Mark>{mark}</Mark>
        {schema ? <code>{schema.typeName ?? schema.label}</code> : <i>No body</i>}
      </summary>
      <Anchor id={anchor} name={status} />
      {description && <Html className="text" html={description} />}
      {details && <Html className="text" html={details} />}
      <ReasonList reasons={reasons} />
      {error && (
        <p className="text">
          {error.meaning && <Html as="span" html={`${error.meaning} `} />}
          {error.shared > 0 &&
            `${countOf(error.shared, 'more reason')} that many operations share: `}
          <Link to={error.route}>{`More about ${status}`}</Link>
        </p>
      )}
      {headers.length > 0 && (
        <>
          <h4>Headers</h4>
          <FieldList>
            {headers.map((header) => (
              <FieldRow key={header.anchor} {...header} direction="response" />
            ))}
          </FieldList>
          {schema && <h4>Body</h4>}
        </>
      )}
      {!schema && !description && headers.length === 0 && <p className="text">No body.</p>}
      {reasons.length > 0 ? (
        <details className={nest.nest}>
          <summary>Fields of the body</summary>
          {body}
        </details>
      ) : (
        body
      )}
      <FurtherExamples examples={furtherExamples} />
    </details>
  );
}
