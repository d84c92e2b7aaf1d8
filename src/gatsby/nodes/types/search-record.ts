import type { SearchRecord } from '../../../search/record';
import { rememberByObject } from '../../../text/remember';
import { sizeOf } from '../../hosted-search/pushed-record';
import type { NodeData, NodeKind } from '../plain-node';

const definition = `
"""One result that a search can find. The embedded and the hosted index are built from these records."""
type SearchRecord implements Node @dontInfer {
  "Docs version, route, anchor and part: unique, and stable across builds."
  objectID: String!
  "guide (a section), operation, field (parameters and headers too), area or error."
  kind: String!
  "Heading of a section, title of an operation or area, name of a field, status code of an error."
  title: String!
  "Other names: operationId, method and path, path of a field, name of its type."
  names: [String!]!
  "Questions of readers that the page answers; empty for a part of a page."
  questions: [String!]!
  "Messages of errors that it explains, without what differs from request to request; null if there are none."
  messages: [String!]
  "Titles from the top of the sidebar down to the record, without its own."
  breadcrumb: [String!]!
  "Root-relative route with its anchor, without the site's prefix."
  route: String!
  "Route of the page, by which hits are grouped."
  page: String!
  "Title of the page."
  pageTitle: String!
  "HTTP method of an operation, or of the operation that a field belongs to."
  method: String
  "The text of a section, or the description."
  text: String!
  "Code of a section; enum values, limits and examples of a field."
  code: String!
  "Names of parameters, fields, headers and values within an operation."
  terms: [String!]!
  "Language of the text."
  language: String!
  "Docs version that the record belongs to."
  version: String!
  "Higher comes first among hits with equal scores."
  weight: Int!
  "Number of the part, if a long section had to be split; 0 for the first."
  part: Int!
  "Size in bytes as it is pushed to hosted search, which rejects records of more than 10,000."
  size: Int!
}
`;

/** Search records. GraphiQL shows exactly what is pushed and indexed. */
export const searchRecordKind: NodeKind = {
  type: 'SearchRecord',
  definition,
  createNodes: (_pages, context) => context.records.map(toSearchRecordNode),
};

const toSearchRecordNode = rememberByObject((record: SearchRecord): NodeData => {
  return {
    key: record.objectID,
    fields: { ...record, size: sizeOf(record) },
  };
});
