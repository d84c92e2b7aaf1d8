import type { AliasPage } from '../../../page-models/model';
import type { AliasView } from '../../../page-models/views';
import type { NodeContext, NodeKind, PlainNode } from '../plain-node';

const definition = `
"""An address that readers try although no operation has it."""
type Alias implements Node @dontInfer {
  "Docs version that the alias belongs to."
  version: String!
  "Part of the route that names the operation that does not exist."
  slug: String!
  "Root-relative route of the page, without the site's prefix."
  route: String!
  "Metadata of the page for search engines."
  head: PageHead!
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

function toAliasNode(page: AliasPage, { version, keyOf }: NodeContext): PlainNode {
  const { slug, route, head, why, operation } = page;
  const { id, ...reference } = operation;
  const view: AliasView = { slug, why, operation: reference };
  return {
    type: 'Alias',
    key: keyOf(slug),
    fields: { version, slug, route, head, operation: keyOf(id), why, page: view },
  };
}
