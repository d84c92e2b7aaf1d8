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
  const lines = new LineCounter();
  const document = parseDocument(JSON.stringify(value, null, 2), { lineCounter: lines });
  const startOf = (node: unknown) => lines.linePos((node as Node).range?.[0] ?? 0).line;
  let node: unknown = document.contents;
  let pointer = '';
  for (;;) {
    const entries: [key: unknown, start: unknown, value: unknown][] = isMap(node)
      ? node.items.map(({ key, value: held }) => [isScalar(key) && key.value, key, held])
      : isCollection(node)
        ? node.items.map((held, index) => [index, held, held])
        : [];
    const found = entries.filter(([, start]) => startOf(start) <= line).at(-1);
    if (!found) return pointer;
    pointer += `/${escapeKey(String(found[0]))}`;
    if (startOf(found[1]) === line) return pointer;
    node = found[2];
  }
}
