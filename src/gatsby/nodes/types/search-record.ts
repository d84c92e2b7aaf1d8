import type { SearchRecord } from '../../../search/record';
import type { NodeKind, PlainNode } from '../plain-node';

const definition = `
"""One thing that a search can find; the embedded index and the hosted one are made of these."""
type SearchRecord implements Node @dontInfer {
  "Docs version, route, anchor and part: unique, and the same in every build."
  objectID: String!
  "guide (a section), operation, field (parameters and headers too), area or error."
  kind: String!
  "Heading of a section, title of an operation or area, name of a field, status of an error."
  title: String!
  "Other names of it: operationId, method and path, path of a field, name of its type."
  names: [String!]!
  "Titles from the top of the tree down to it, its own left out."
  breadcrumb: [String!]!
  "Root-relative route with the anchor to land on, without the site's prefix."
  route: String!
  "Route of the page, by which hits are grouped."
  page: String!
  "Title of that page."
  pageTitle: String!
  "HTTP method of an operation, or of the operation that a field belongs to."
  method: String
  "The words of a section, or the description."
  text: String!
  "Code of a section; enum values, limits and examples of a field."
  code: String!
  "Names of parameters, fields, headers and values within an operation."
  terms: [String!]!
  "Language of the words."
  language: String!
  "Docs version that it belongs to."
  version: String!
  "Higher comes first among equals."
  weight: Int!
  "Number of the part where a long section had to be split; 0 for the first."
  part: Int!
}
`;

/** Search records: GraphiQL shows exactly what is pushed and indexed. */
export const searchRecordKind: NodeKind = {
  type: 'SearchRecord',
  definition,
  createNodes: (_pages, context) => context.records.map(toSearchRecordNode),
};

function toSearchRecordNode(record: SearchRecord): PlainNode {
  return { type: 'SearchRecord', key: record.objectID, fields: { ...record } };
}
