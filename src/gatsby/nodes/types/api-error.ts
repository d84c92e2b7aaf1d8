import { errorAnchor } from '../../../openapi/errors';
import { firstSentence } from '../../../page-models/describe-operation';
import type { ErrorReason } from '../../../page-models/error-reasons';
import type { ErrorEntry } from '../../../page-models/model';
import { toPlainDescription } from '../../../prose/extract/plain-description';
import type { NodeContext, NodeData, NodeKind } from '../plain-node';

const definition = `
"""An entry of the error catalogue: a status code that is an error."""
type ApiError implements Node @dontInfer {
  "Docs version that the error belongs to."
  version: String!
  "Status code: 404, 4XX or default."
  status: String!
  "Status code as a number, to sort and to filter with gte and lt; empty for 4XX and default."
  code: Int
  "Reason phrase of the status code: Not found."
  label: String!
  "Types of the bodies; empty for an error without a body."
  typeNames: [String!]!
  "What the error means, in one plain sentence."
  summary: String
  "What the error means for a caller, from errors.yaml; HTML."
  meaning: String
  "Whether it is safe to retry the request, from errors.yaml: no, after a change, with care or yes."
  retry: String
  "What to do about the error, from errors.yaml; HTML."
  action: String
  "Reasons for the error that many operations share."
  reasons: [BodyExample!]!
  "Operations that return the error. A status that only errors.yaml lists has none."
  operations: [Operation!]! @link(by: "route")
  "Number of operations that return the error."
  operationCount: Int!
  "Root-relative route of the explanation on the page of API basics, with its anchor."
  route: String!
}

"""An example of a body. That of an error is one of its reasons."""
type BodyExample @dontInfer {
  "request, or the status code of the response."
  of: String!
  "The example or the reason in a few words; Markdown."
  title: String
  "What authors say about it, or else how to provoke it; HTML."
  description: String
  "Media type of the body."
  mediaType: String!
  "The body, as it is sent."
  body: String!
}
`;

/** The error catalogue. */
export const apiErrorKind: NodeKind = {
  type: 'ApiError',
  definition,
  createNodes: ({ overview }, context) =>
    overview ? overview.errors.map((entry) => toErrorNode(entry, overview.route, context)) : [],
};

/** The fields of an example, whose description is HTML. */
export function toExampleFields(
  { title, description, type, text }: Partial<ErrorReason>,
  of: string,
): Record<string, unknown> {
  return { of, title, description, mediaType: type, body: text };
}

function toErrorNode(
  entry: ErrorEntry,
  overviewRoute: string,
  { version, printer, keyOf }: NodeContext,
): NodeData {
  const { operations, status, reasons, ...words } = printer.printTexts(entry);
  return {
    key: keyOf(status),
    fields: {
      version,
      status,
      code: /^\d+$/.test(status) ? Number(status) : undefined,
      ...words,
      summary: entry.meaning && toPlainDescription(firstSentence(entry.meaning)),
      reasons: reasons.map((reason) => toExampleFields(reason, status)),
      operations: operations.map(({ route }) => route),
      operationCount: operations.length,
      route: `${overviewRoute}#${errorAnchor(status)}`,
    },
  };
}
