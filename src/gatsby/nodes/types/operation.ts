import { countDescriptions } from '../../../page-models/conventions';
import { firstSentence } from '../../../page-models/describe-operation';
import type { OperationPage } from '../../../page-models/model';
import type { NodeContext, NodeKind, PlainNode } from '../plain-node';
import { viewOperation } from '../views/operation-view';

const definition = `
"""A method of HTTP."""
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
  "Docs version and operationId, which other nodes link by."
  key: String!
  "Docs version that the operation belongs to."
  version: String!
  "operationId of the OpenAPI document, or an id made from method and path."
  operationId: String!
  "Part of the route that names the operation."
  slug: String!
  "Root-relative route of the page, without the site's prefix."
  route: String!
  "Summary, or the id in words."
  title: String!
  "What the operation does; HTML."
  description: String
  "The first sentence of that; HTML."
  summary: String
  "What the page says to search engines."
  head: PageHead!
  "HTTP method."
  method: HttpMethod!
  "Path template with its parameters in braces."
  path: String!
  "Slug of the area that the operation belongs to."
  area: String!
  "Title of that area."
  areaTitle: String!
  "True when the document marks it as deprecated."
  deprecated: Boolean!
  "True when a request must have a body."
  bodyRequired: Boolean!
  "Names of the path, query and header parameters, in order."
  parameters: [String!]!
  "Statuses that the document names."
  statuses: [String!]!
  "Number of parameters, headers and fields that have a description."
  described: Int!
  "Number of parameters, headers and fields that have none."
  undescribed: Int!
  "Guides that name the operation or link to it."
  mentionedIn: [Guide!]! @link(by: "route")
  "Prose on the operation from notes/, as HTML."
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
