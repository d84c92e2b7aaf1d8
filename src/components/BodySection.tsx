import type { Body, SchemaNode } from '../openapi/model';
import { BodyContent } from './BodyContent';
import { Html } from './Html';
import { SectionHead } from './SectionHead';
import { heldBy, isNested } from './schema-rows';

function holdsNested(node: SchemaNode): boolean {
  const { fields, variants } = heldBy(node).node;
  return [...fields, ...variants].some(({ schema }) => isNested(schema));
}

export function BodySection({ body }: { body: Body }) {
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
        expandable={content.some(({ schema }) => holdsNested(schema))}
      />
      {description && <Html className="text" html={description} />}
      <BodyContent
        content={content}
        anchor="request"
        side="request"
        described={description !== undefined}
      />
    </section>
  );
}
