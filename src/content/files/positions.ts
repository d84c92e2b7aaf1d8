import { isCollection, isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { escapeKey, unescapeKey } from '../../openapi/document/pointer';

/**
 * The line of the first place where a text stands outside of a comment, and not only as the start of
 * a longer one. Quotes and the number of spaces behind a colon do not count.
 */
export function lineOf(text: string, part: string): number | undefined {
  const bare = (written: string) => written.replace(/["']/g, '').replace(/:\s+/g, ': ');
  const wanted = bare(part);
  const lines = text.split('\n').map(bare);
  const index = lines.findIndex((line) => {
    const end = line.indexOf(wanted) + wanted.length;
    return line.includes(wanted) && !/^\s*#/.test(line) && !/[\w/-]/.test(line.charAt(end));
  });
  return index < 0 ? undefined : index + 1;
}

/** The keys of a JSON pointer (RFC 6901). */
function keysOf(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeKey);
}

/** A place in a text, counted from one. */
export interface Place {
  line: number;
  column: number;
}

/**
 * Gives the function that finds where a JSON pointer leads in the text of a JSON or YAML document;
 * the nearest parent's place if nowhere. A large document takes a while, so it is parsed once, and
 * only when it is asked.
 */
export function createPlaceFinder(text: string): (pointer: string) => Place {
  const lines = new LineCounter();
  let contents: unknown;
  return (pointer) => {
    contents ??= parseDocument(text, { lineCounter: lines }).contents;
    const { line, col } = lines.linePos(findOffset(contents as Node | null, pointer));
    return { line, column: col };
  };
}

function findOffset(contents: Node | null, pointer: string): number {
  let node = contents;
  let offset = node?.range?.[0] ?? 0;
  for (const key of keysOf(pointer)) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value as Node | null;
    } else if (isCollection(node)) {
      node = node.get(key, true) as Node | null;
      offset = node?.range?.[0] ?? offset;
    }
  }
  return offset;
}

/** Where a text stands at a place or below it; the place itself without such a text. */
export function narrowPlace(text: string, place: Place, part: string | undefined): Place {
  if (part === undefined) return place;
  const lines = text.split('\n').slice(place.line - 1);
  const columns = lines.map((line, index) => findWord(line, part, index === 0 ? place.column : 0));
  const below = columns.findIndex((column) => column >= 0);
  return below < 0 ? place : { line: place.line + below, column: (columns[below] ?? 0) + 1 };
}

/** Where a text stands in a line, but not inside of a longer word. */
function findWord(line: string, part: string, from: number): number {
  const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  let index = line.indexOf(part, from);
  while (index >= 0 && (isWord(line[index - 1]) || isWord(line[index + part.length]))) {
    index = line.indexOf(part, index + 1);
  }
  return index;
}

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
