/** All kinds of records. The index stores a kind as its number in this list. */
export const recordKinds = ['guide', 'operation', 'field', 'area', 'error'] as const;

/** The kind of thing that a record describes. */
export type RecordKind = (typeof recordKinds)[number];

/**
 * One result that a search can find. GraphQL returns records in this form, the embedded index is built
 * from them, and Algolia receives them unchanged.
 */
export interface SearchRecord {
  /** Unique and stable across builds: version, route, anchor and part. */
  objectID: string;
  kind: RecordKind;
  /** Heading of a section, title of an operation or area, name of a field, status code of an error. */
  title: string;
  /** Other names: operationId, `POST /experiments`, path of a field, name of its type. */
  names: string[];
  /** Titles from the top of the sidebar down to the page and its headings, without the record's own title. */
  breadcrumb: string[];
  /** What readers ask that the page or the section answers. */
  questions: string[];
  /** The messages of errors that it explains, as somebody would paste them. */
  messages?: string[];
  /** Root-relative route with its anchor, without the prefix: `/docs/api/create-context/#request.context`. */
  route: string;
  /** Route of the page, by which hits are grouped. */
  page: string;
  pageTitle: string;
  /** HTTP method of an operation, or of the operation that a field belongs to. */
  method?: string;
  /** The text of a section, or the description. */
  text: string;
  /** Code of a section, and enum values, limits and examples of a field. */
  code: string;
  /** Names of parameters, fields, headers and values within an operation. */
  terms: string[];
  language: string;
  version: string;
  /** Higher comes first among hits with equal scores: pages before sections, operations before fields. */
  weight: number;
  /** The number of the part, if a long section had to be split; 0 for the first. */
  part: number;
}
