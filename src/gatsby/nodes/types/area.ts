import type { AreaPage } from '../../../page-models/model';
import type { NodeContext, NodeKind, PlainNode } from '../plain-node';
import { viewArea } from '../views/area-view';

const definition = `
"""An area of the HTTP interface: the operations of one tag."""
type Area implements Node @dontInfer {
  "Docs version that the area belongs to."
  version: String!
  "True when that version is the current one."
  isCurrent: Boolean!
  "Part of the route that names the area."
  slug: String!
  "Root-relative route of the page, without the site's prefix."
  route: String!
  "Title of the page."
  title: String!
  "What the area is about; HTML."
  description: String
  "Metadata of the page for search engines."
  head: PageHead!
  "Life cycle of the resource that the area manages: description (HTML), operations and states of each step."
  lifeCycle: JSON
  "Figure of the life cycle; HTML."
  figure: String
  "Operations of the area, in order."
  operations: [Operation!]! @link(by: "key")
  "What the page shows (AreaView in src/page-models/views.ts)."
  page: JSON!
}
`;

/** The areas of the API. */
export const areaKind: NodeKind = {
  type: 'Area',
  definition,
  createNodes: (pages, context) => pages.areas.map((page) => toAreaNode(page, context)),
};

function toAreaNode(
  page: AreaPage,
  { version, isCurrent, printer, keyOf }: NodeContext,
): PlainNode {
  const { slug, route, title, head, operationIds } = page;
  const view = viewArea(page, printer);
  const { description, lifeCycle, figure } = view;
  return {
    type: 'Area',
    key: keyOf(slug),
    fields: {
      ...{ version, isCurrent, slug, route, title, head, lifeCycle },
      ...(description && { description }),
      ...(figure && { figure }),
      operations: operationIds.map(keyOf),
      page: view,
    },
  };
}
