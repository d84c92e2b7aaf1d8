import { escapeKey } from '../../openapi/document/pointer';

/** The JSON pointer of what stands on a line of `JSON.stringify(value, null, 2)`. */
export function findPointer(value: unknown, line: number): string {
  let pointer = '';
  let held = value;
  let start = 1;
  while (start < line) {
    // Each entry begins where the one before it has ended; the last one that begins by then holds the line.
    let next = start + 1;
    let found: [key: string, held: unknown, start: number] | undefined;
    for (const [key, below] of Object.entries(held ?? {})) {
      if (typeof held === 'string' || next > line) break;
      found = [key, below, next];
      next += JSON.stringify(below, null, 2).split('\n').length;
    }
    if (!found) return pointer;
    pointer += `/${escapeKey(found[0])}`;
    [, held, start] = found;
  }
  return pointer;
}
