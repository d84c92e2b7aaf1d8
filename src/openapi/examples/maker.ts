import type { OpenApiDocument } from '../document/document';
import type { Direction } from '../schema/direction';

/** Where a value is made: the references that led to it, and the name of its field. */
export interface ExampleContext {
  refs: readonly string[];
  name?: string;
}

/** What the functions that make lists, objects and strings share. */
export interface Maker {
  document: OpenApiDocument;
  /** Who sends the value; fields that only the other side sends are left out. */
  direction: Direction;
  /** Below this many references, only required fields are made. */
  maxDepth: number;
  /** Makes a value that matches a schema; undefined if there is none, or if the whole became too large. */
  make(schema: unknown, context: ExampleContext): unknown;
  /** Counts a part of the whole, or an attempt to make one; false once it is too large. */
  count(context: ExampleContext): boolean;
  /** Whether the value became too large. What was made of it is of no use then. */
  isTooLarge(): boolean;
}
