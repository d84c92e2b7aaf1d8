import type { AliasPage } from '../../../page-models/model';
import type { AliasView } from '../../../page-models/views';
import type { NodeContext, NodeData, NodeKind } from '../plain-node';
import { pageFields, toPageFields } from './page';

const definition = `
"""An address that readers try although no operation has it."""
type Alias implements Node & Page @dontInfer {${pageFields}
  "Part of the route that names the operation that does not exist."
  slug: String!
  "What to use instead."
  operation: Operation! @link(by: "key")
  "Why there is no such operation."
  why: String!
  "What the page shows (AliasView in src/page-models/views.ts)."
  page: JSON!
}
`;

/** Aliases. */
export const aliasKind: NodeKind = {
  type: 'Alias',
  definition,
  createNodes: (pages, context) => pages.aliases.map((page) => toAliasNode(page, context)),
};

function toAliasNode(page: AliasPage, context: NodeContext): NodeData {
  const { keyOf } = context;
  const { slug, why, operation, operationId } = page;
  const view: AliasView = { slug, why, operation };
  return {
    key: keyOf(slug),
    fields: {
      ...toPageFields(page, context),
      slug,
      operation: keyOf(operationId),
      why,
      page: view,
    },
  };
}
