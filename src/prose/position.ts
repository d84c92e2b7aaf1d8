import type { Node } from 'unist';
import type { Finding } from '../problems/problem';

/** A position in a file: line and column, counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A mistake in a text, and its position, counted from the start of the file. */
export type LocatedFinding = Finding & Position;

/** Returns the position at which a node starts; 1:1 for a node without a position. */
export function positionOf({ position }: Node): Position {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { line, column };
}

/** Returns the position of the character at `offset` of a text that starts at `start`. */
export function positionAt(
  text: string,
  offset: number,
  start: Position = { line: 1, column: 1 },
): Position {
  const [first = '', ...lines] = text.slice(0, offset).split('\n');
  const last = lines.at(-1);
  return last === undefined
    ? { line: start.line, column: start.column + first.length }
    : { line: start.line + lines.length, column: last.length + 1 };
}
