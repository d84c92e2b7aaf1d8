import type { SchemaPage } from '../../../page-models/model';
import type { SchemaView } from '../../../page-models/views';
import type { NodeContext, NodeData, NodeKind } from '../plain-node';
import { pageFields, toPageFields } from './page';

const definition = `
"""A type of the HTTP interface for which other pages have no room."""
type Schema implements Node & Page @dontInfer {${pageFields}
  "Part of the route that names the type."
  slug: String!
  "What the page shows (SchemaView in src/page-models/views.ts)."
  page: JSON!
}
`;

/** Types of the interface. */
export const schemaKind: NodeKind = {
  type: 'Schema',
  definition,
  createNodes: ({ schemas }, context) => schemas.map((page) => toSchemaNode(page, context)),
};

function toSchemaNode(page: SchemaPage, context: NodeContext): NodeData {
  const { slug, title, anchor, direction, schema } = page;
  const view: SchemaView = context.printer.printTexts({ title, anchor, direction, schema });
  return {
    key: context.keyOf(slug),
    fields: { ...toPageFields(page, context, view.schema.description), slug, page: view },
  };
}
