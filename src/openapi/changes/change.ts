/** What happened to a part. An operation has `moved` if it has another method or path. */
export type ChangeKind = 'added' | 'removed' | 'changed' | 'moved' | 'renamed';

/** What about a part has changed. */
export type Aspect =
  | 'type'
  | 'required'
  | 'nullable'
  | 'limits'
  | 'default'
  | 'deprecated'
  | 'access'
  | 'serialization'
  | 'content'
  | 'security'
  | 'area';

/**
 * The part of an interface that a change concerns, as readers know it: an operation, a type of the
 * components, or an area, and what is inside. A part of a named type is only ever addressed by the
 * type, a part of a schema without a name by the operation.
 */
export interface PartAddress {
  /** The operationId: the new one, unless the operation was removed. */
  operation?: string;
  /** The name of a type. */
  type?: string;
  area?: string;
  /** A parameter of the operation. */
  parameter?: string;
  /** The request body of the operation as a whole. */
  body?: true;
  /** A response of the operation, by status. */
  response?: string;
  /** A header of that response. */
  header?: string;
  /**
   * A field: a path below the type (`variants.id`), or below the request or a response of the
   * operation, as in the anchors of its page (`request.variants.id`, `response.200.id`).
   */
  field?: string;
  /** An alternative of a oneOf or anyOf: of the type, the field or the parameter. */
  variant?: string;
  /** A value of an enum: of the type, the field or the parameter. */
  value?: string;
}

/** One difference between two interfaces, as a caller of the operations sees it. */
export interface Change extends PartAddress {
  change: ChangeKind;
  /** Only for `changed`. */
  aspect?: Aspect;
  /** For people: `GET /context`, `optional`, `string`, the old name. */
  from?: string;
  to?: string;
  /** Whether a caller that worked before may fail, or misread an answer. */
  breaking: boolean;
  /** Why it is breaking; only what a comparison returns has it. */
  because?: string;
  /** Ids of the operations that it concerns: all those that use the type, for example. */
  operations: string[];
  /** The types that have the same change, instead of one; only what `joinChanges` returns has them. */
  types?: string[];
}

/** A change with the prose of an author. */
export interface DescribedChange extends Change {
  /** Markdown. */
  text?: string;
}

/** What one update of the interface changed. */
export interface ChangelogEntry {
  /** The file that contains it. */
  file: string;
  /** ISO date: `2026-11-23`. */
  date: string;
  /** The release of the platform: `0.94.0`. */
  release?: string;
  /** Prose of an author on the whole, in Markdown. */
  text?: string;
  /** Sections with which the page opens, in Markdown: those of the newest entry that has any. */
  opening?: { title: string; text: string }[];
  changes: DescribedChange[];
}
