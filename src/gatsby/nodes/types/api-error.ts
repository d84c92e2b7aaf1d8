import { errorAnchor } from '../../../openapi/errors';
import type { ErrorEntry } from '../../../page-models/model';
import type { NodeContext, NodeKind, PlainNode } from '../plain-node';

const definition = `
"""An entry of the error catalogue: a status code, and the type of its body."""
type ApiError implements Node @dontInfer {
  "Docs version that the error belongs to."
  version: String!
  "Status code: 404, 4XX or default."
  status: String!
  "Reason phrase of the status code: Not found."
  label: String!
  "Type of the body; empty for an error without a body."
  typeName: String
  "What the error means for a caller, from errors.yaml; HTML."
  meaning: String
  "Whether it is safe to retry the request, from errors.yaml: no, after a change, with care or yes."
  retry: String
  "What to do about the error, from errors.yaml; HTML."
  action: String
  "Operations that return the error. A status that only errors.yaml lists has none."
  operations: [Operation!]! @link(by: "route")
  "Number of operations that return the error."
  operationCount: Int!
  "Root-relative route of the explanation on the API overview, with its anchor."
  route: String!
}
`;

/** The error catalogue. */
export const apiErrorKind: NodeKind = {
  type: 'ApiError',
  definition,
  createNodes: ({ overview }, context) =>
    overview ? overview.errors.map((entry) => toErrorNode(entry, overview.route, context)) : [],
};

function toErrorNode(
  entry: ErrorEntry,
  overviewRoute: string,
  { version, printer, keyOf }: NodeContext,
): PlainNode {
  const { operations, status, typeName = '', ...words } = printer.printTexts(entry);
  return {
    type: 'ApiError',
    key: keyOf(`${status} ${typeName}`),
    fields: {
      ...{ version, status, ...words },
      ...(typeName && { typeName }),
      operations: operations.map(({ route }) => route),
      operationCount: operations.length,
      route: `${overviewRoute}#${errorAnchor(status)}`,
    },
  };
}
