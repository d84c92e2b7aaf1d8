import { containsNested } from '../../openapi/schema-rows';
import { sectionTitles } from '../../page-models/list-contents';
import type { BodyView, OperationView } from '../../page-models/views';
import { Html } from '../Html';
import { Mark } from '../Mark';
import { SectionHead } from '../page/SectionHead';
import { BodyComparison } from './BodyComparison';
import { BodyContent } from './BodyContent';
import { FurtherExamples } from './FurtherExamples';

interface BodySectionProps {
  body: BodyView;
  /** The comparison with the body of the operation that creates the resource. */
  comparison?: OperationView['comparison'];
}

export function BodySection({ body, comparison }: BodySectionProps) {
  const { content, description, required, furtherExamples, mark } = body;
  const only = content.length === 1 ? content[0] : undefined;
  return (
    <section aria-labelledby="request">
      <SectionHead
        id="request"
        title={sectionTitles.request}
        note={
          <>
            {only && <code>{only.type}</code>}
            {`${only ? ' · ' : ''}${required ? 'required' : 'optional'}`}
            <Mark>{mark}</Mark>
          </>
        }
        expandable={content.some(({ schema }) => containsNested(schema))}
      />
      {description && <Html className="text" html={description} />}
      {comparison && <BodyComparison {...comparison} />}
      <BodyContent content={content} direction="request" described={description !== undefined} />
      <FurtherExamples examples={furtherExamples} />
    </section>
  );
}
