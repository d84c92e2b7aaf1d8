import type { OverviewPage } from '../../../page-models/model';
import type { NodeContext, NodeData, NodeKind } from '../plain-node';
import { viewOverview } from '../views/overview-view';
import { pageFields, toPageFields } from './page';

const definition = `
"""The HTTP interface of one docs version."""
type Api implements Node & Page @dontInfer {${pageFields}
  "Title of the OpenAPI document."
  apiTitle: String!
  "Version of the interface, from the OpenAPI document."
  apiVersion: String!
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

function toApiNode(page: OverviewPage, context: NodeContext): NodeData {
  const { version, printer } = context;
  const { apiTitle, apiVersion, document, operationCount } = page;
  const view = viewOverview(page, printer);
  return {
    key: version,
    fields: {
      ...toPageFields(page, context, view.description),
      apiTitle,
      apiVersion,
      operationCount,
      documentRoute: document,
      page: view,
    },
  };
}
