/** Returns a bit for each letter or digit of a word, for a quick estimate of distances by `countMissing`. */
export function toLetterSet(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index += 1) set |= 1 << (word.charCodeAt(index) & 31);
  return set;
}

/** Returns a lower bound for the edits between two words: the number of letters that only the first one has. */
export function countMissing(typed: number, target: number): number {
  let count = 0;
  for (let rest = typed & ~target; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * How many letters must be changed, added, removed or swapped with their neighbour to turn `typed`
 * into `target`; `limit + 1` for anything above `limit`. With `isPrefix`, `typed` is compared with the
 * prefix of the target that matches best.
 */
export function countEdits(typed: string, target: string, limit: number, isPrefix = false): number {
  const above = limit + 1;
  const length = isPrefix ? Math.min(target.length, typed.length + limit) : target.length;
  if (typed.length - length > limit || length - typed.length > limit) return above;
  let before: number[] = [];
  let last = Array.from({ length: length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= length; column += 1) {
      const same = typed.charCodeAt(row - 1) === target.charCodeAt(column - 1);
      let edits = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        typed.charCodeAt(row - 1) === target.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === target.charCodeAt(column - 1);
      if (isSwap) edits = Math.min(edits, at(before, column - 2) + 1);
      current.push(edits);
      least = Math.min(least, edits);
    }
    if (least > limit) return above;
    before = last;
    last = current;
  }
  return Math.min(above, isPrefix ? Math.min(...last) : at(last, length));
}

function at(row: number[], column: number): number {
  return row[column] as number;
}
