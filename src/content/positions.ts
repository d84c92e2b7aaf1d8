import { isCollection, isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { escapeKey, unescapeKey } from '../openapi/pointer';

/** The line of the first place where a text stands, and not only as the start of a longer one. */
export function lineOf(text: string, part: string): number | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => {
    const end = line.indexOf(part) + part.length;
    return line.includes(part) && !/[\w/-]/.test(line.charAt(end));
  });
  return index < 0 ? undefined : index + 1;
}

/** The keys of a JSON pointer (RFC 6901). */
function keysOf(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeKey);
}

let parsed: { text: string; lines: LineCounter; contents: unknown } | undefined;

/** A large document takes a while, and its problems come one after the other. */
function parseOnce(text: string) {
  if (parsed?.text !== text) {
    const lines = new LineCounter();
    parsed = { text, lines, contents: parseDocument(text, { lineCounter: lines }).contents };
  }
  return parsed;
}

/** Where a JSON pointer leads in the text of a JSON or YAML document; the nearest parent's place if nowhere. */
export function findPlace(text: string, pointer: string): { line: number; column: number } {
  const { lines, contents } = parseOnce(text);
  let node = contents as Node | null;
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
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
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
