import type { Node } from 'unist';

/** Line and column at which a node starts, counted from 1; the start of the file for a made one. */
export function placeOf({ position }: Node): { line: number; column: number } {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { line, column };
}
