import type { Body, SchemaNode } from '../../openapi/model';
import type { FurtherExample } from '../../openapi/operation-view';
import { Html } from '../Html';
import { SectionHead } from '../page/SectionHead';
import { innerSchema, isNested } from '../schema/schema-rows';
import { BodyComparison, type BodyComparisonProps } from './BodyComparison';
import { BodyContent } from './BodyContent';
import { FurtherExamples } from './FurtherExamples';

function containsNested(node: SchemaNode): boolean {
  const { fields, variants } = innerSchema(node).node;
  return [...fields, ...variants].some(({ schema }) => isNested(schema));
}

interface BodySectionProps {
  body: Body;
  /** What it has in common with the body of the operation that creates. */
  comparison?: BodyComparisonProps | undefined;
  further?: FurtherExample[] | undefined;
}

export function BodySection({ body, comparison, further }: BodySectionProps) {
  const { content, description, required } = body;
  const only = content.length === 1 ? content[0] : undefined;
  return (
    <section aria-labelledby="request">
      <SectionHead
        id="request"
        title="Request body"
        note={
          <>
            {only && <code>{only.type}</code>}
            {`${only ? ' · ' : ''}${required ? 'required' : 'optional'}`}
          </>
        }
        expandable={content.some(({ schema }) => containsNested(schema))}
      />
      {description && <Html className="text" html={description} />}
      {comparison && <BodyComparison {...comparison} />}
      <BodyContent content={content} direction="request" described={description !== undefined} />
      <FurtherExamples examples={further} />
    </section>
  );
}
