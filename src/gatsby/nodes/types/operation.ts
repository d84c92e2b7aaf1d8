import { countDescriptions } from '../../../page-models/conventions';
import { firstSentence } from '../../../page-models/describe-operation';
import type { OperationPage } from '../../../page-models/model';
import type { NodeContext, NodeKind, PlainNode } from '../plain-node';
import { viewOperation } from '../views/operation-view';

const definition = `
"""An HTTP method."""
enum HttpMethod {
  GET
  PUT
  POST
  DELETE
  PATCH
  HEAD
  OPTIONS
  TRACE
}

"""An operation of the HTTP interface."""
type Operation implements Node @dontInfer {
  "Docs version and operationId, by which other nodes link to it."
  key: String!
  "Docs version that the operation belongs to."
  version: String!
  "operationId of the OpenAPI document, or an id generated from method and path."
  operationId: String!
  "Part of the route that names the operation."
  slug: String!
  "Root-relative route of the page, without the site's prefix."
  route: String!
  "Summary, or the id split into words."
  title: String!
  "What the operation does; HTML."
  description: String
  "The first sentence of the description; HTML."
  summary: String
  "Metadata of the page for search engines."
  head: PageHead!
  "HTTP method."
  method: HttpMethod!
  "Path template with its parameters in braces."
  path: String!
  "Slug of the area that the operation belongs to."
  area: String!
  "Title of the area."
  areaTitle: String!
  "True when the document marks it as deprecated."
  deprecated: Boolean!
  "True when a request must have a body."
  bodyRequired: Boolean!
  "Names of the path, query and header parameters, in order."
  parameters: [String!]!
  "Status codes of the documented responses."
  statuses: [String!]!
  "Number of parameters, headers and fields that have a description."
  described: Int!
  "Number of parameters, headers and fields that have none."
  undescribed: Int!
  "Guides that mention the operation or link to it."
  mentionedIn: [Guide!]! @link(by: "route")
  "Note about the operation from notes/; HTML."
  note: String
  "What the page shows (OperationView in src/page-models/views.ts)."
  page: JSON!
}
`;

/** Operations. */
export const operationKind: NodeKind = {
  type: 'Operation',
  definition,
  createNodes: (pages, context) => pages.operations.map((page) => toOperationNode(page, context)),
};

function toOperationNode(page: OperationPage, { version, printer, keyOf }: NodeContext): PlainNode {
  const { operation, slug, route, title, head, area, mentions } = page;
  const { id, method, path, deprecated, description, parameters, responses } = operation;
  const view = viewOperation(page, printer);
  return {
    type: 'Operation',
    key: keyOf(id),
    fields: {
      ...{ key: keyOf(id), version, operationId: id, slug, route, title, head, method, path },
      ...(view.description && { description: view.description }),
      ...(description && { summary: printer.printDescription(firstSentence(description)) }),
      ...{ area: operation.area, areaTitle: area.title, deprecated },
      bodyRequired: operation.body?.required ?? false,
      parameters: parameters.map(({ name }) => name),
      statuses: responses.map(({ status }) => status),
      ...countDescriptions(operation),
      mentionedIn: mentions.map((guide) => guide.route),
      ...(view.note && { note: view.note }),
      page: view,
    },
  };
}
