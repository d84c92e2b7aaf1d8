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
  /** Makes a value that matches a schema; undefined if there is none. */
  make(schema: unknown, context: ExampleContext): unknown;
}
