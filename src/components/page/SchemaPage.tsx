import { containsNested, innerSchema, titleRows } from '../../openapi/schema-rows';
import type { SchemaView } from '../../page-models/views';
import { SchemaFacts } from '../schema/SchemaFacts';
import { SchemaTree } from '../schema/SchemaTree';
import { ListHead } from './ListHead';
import { PageGrid } from './PageGrid';
import { SectionHead } from './SectionHead';

/** A type of the API. */
export function SchemaPage({ page }: { page: SchemaView }) {
  const { title, anchor, schema, direction } = page;
  const inner = innerSchema(schema, anchor);
  return (
    <PageGrid kind="reference" head={<ListHead title={title} description={schema.description} />}>
      <section aria-labelledby={anchor}>
        <SectionHead
          id={anchor}
          title={titleRows(schema, inner.node)}
          expandable={containsNested(schema)}
        />
        <SchemaFacts node={schema} />
        <SchemaTree
          {...inner}
          id={inner.anchor === anchor ? undefined : inner.anchor}
          direction={direction}
        />
      </section>
    </PageGrid>
  );
}
