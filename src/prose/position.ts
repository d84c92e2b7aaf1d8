import type { Node } from 'unist';
import type { Position } from '../problems/place';

/** Returns the position at which a node starts; 1:1 for a node without a position. */
export function positionOf({ position }: Node): Position {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { line, column };
}
