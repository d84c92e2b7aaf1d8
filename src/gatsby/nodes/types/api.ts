import type { OverviewPage } from '../../../page-models/model';
import type { NodeContext, NodeKind, PlainNode } from '../plain-node';
import { viewOverview } from '../views/overview-view';

const definition = `
"""The HTTP interface of one docs version."""
type Api implements Node @dontInfer {
  "Docs version that the interface belongs to."
  version: String!
  "Title of the OpenAPI document."
  title: String!
  "Version of the interface, from the OpenAPI document."
  apiVersion: String!
  "What the interface is for; HTML."
  description: String
  "Root-relative route of the overview, without the site's prefix."
  route: String!
  "Metadata of the overview for search engines."
  head: PageHead!
  "Root-relative address of the published OpenAPI document."
  documentRoute: String!
  "Number of operations."
  operationCount: Int!
  "What the overview shows (OverviewView in src/page-models/views.ts)."
  page: JSON!
}
`;

/** APIs, whose page is the overview. */
export const apiKind: NodeKind = {
  type: 'Api',
  definition,
  createNodes: (pages, context) => (pages.overview ? [toApiNode(pages.overview, context)] : []),
};

function toApiNode(page: OverviewPage, { version, printer }: NodeContext): PlainNode {
  const { apiTitle, apiVersion, route, head, document, operationCount } = page;
  const view = viewOverview(page, printer);
  return {
    type: 'Api',
    key: version,
    fields: {
      ...{ version, title: apiTitle, apiVersion, route, head, operationCount },
      ...(view.description && { description: view.description }),
      documentRoute: document,
      page: view,
    },
  };
}
