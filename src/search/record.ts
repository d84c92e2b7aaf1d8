/** All kinds of records. The index stores a kind as its number in this list. */
export const recordKinds = ['guide', 'operation', 'field', 'area', 'error'] as const;

/** What a record describes. */
export type RecordKind = (typeof recordKinds)[number];

/**
 * One thing that a search can find. GraphQL returns records in this form, the embedded index is made
 * from them, and Algolia receives them unchanged.
 */
export interface SearchRecord {
  /** Unique and the same in every build: version, route, anchor and part. */
  objectID: string;
  kind: RecordKind;
  /** Heading of a section, title of an operation or area, name of a field, status of an error. */
  title: string;
  /** Other names of it: operationId, `POST /experiments`, path of a field, name of its type. */
  names: string[];
  /** Titles from the top of the tree down to the page and its headings, the record's own title left out. */
  breadcrumb: string[];
  /** Root-relative route with its anchor, without the prefix: `/docs/api/create-context/#request.context`. */
  route: string;
  /** Route of the page, by which hits are grouped. */
  page: string;
  pageTitle: string;
  /** HTTP method of an operation, or of the operation that a field belongs to. */
  method?: string;
  /** The words of a section, or the description. */
  text: string;
  /** Code of a section, and enum values, limits and examples of a field. */
  code: string;
  /** Names of parameters, fields, headers and values within an operation. */
  terms: string[];
  language: string;
  version: string;
  /** Higher comes first among equals: pages before sections, operations before fields. */
  weight: number;
  /** Number of the part, where a long section had to be split; 0 for the first. */
  part: number;
}
