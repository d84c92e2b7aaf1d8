import type { OpenApiDocument } from '../document/document';
import type { Direction } from '../schema/direction';

/** Where a value is made: the references around it, and the name of its field. */
export interface Surroundings {
  refs: readonly string[];
  name?: string;
}

/** What the makers of lists, objects and texts share. */
export interface Maker {
  document: OpenApiDocument;
  /** Who sends the value: what only the other side sends is left out. */
  direction: Direction;
  /** A value that satisfies a schema; undefined where there is none. */
  make(schema: unknown, around: Surroundings): unknown;
}
