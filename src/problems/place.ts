/** A position in a file: line and column, counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Where something is in a file, as far as it is known. What reads the file turns it into a `Position`. */
export interface Place extends Partial<Position> {
  /** How many characters of the text that was checked are before it. */
  offset?: number;
  /** JSON pointer (RFC 6901) into the file, or into the document that was checked. */
  pointer?: string;
  /** A text on the line in question: anywhere, or within the part that the pointer refers to. */
  near?: string;
}

/** Returns the position of the character at `offset` of a text that starts at `start`. */
export function positionAt(
  text: string,
  offset: number,
  start: Position = { line: 1, column: 1 },
): Position {
  return createPositionFinder(text, start)(offset);
}

/** Creates a function that finds the position of an offset of a text that starts at `start`. The lines are counted once. */
export function createPositionFinder(
  text: string,
  start: Position = { line: 1, column: 1 },
): (offset: number) => Position {
  const lineStarts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
    lineStarts.push(end + 1);
  }
  return (offset) => {
    const line = findLast(lineStarts, offset);
    const column = offset - (lineStarts[line] ?? 0);
    return {
      line: start.line + line,
      column: column + (line === 0 ? start.column : 1),
    };
  };
}

/** The index of the last of the ascending numbers that is not above a limit; 0 if all are. */
function findLast(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle;
  }
  return low;
}

/** Orders places by line and column; what has neither comes first. */
export function comparePlaces(a: Partial<Position>, b: Partial<Position>): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
