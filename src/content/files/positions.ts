import { isCollection, isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { unescapeKey } from '../../openapi/document/pointer';

/**
 * The first line with a text outside of comments, where it is not only the start of a longer one.
 * Quotes and the number of spaces behind a colon do not count.
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

/** A position in a text, counted from one. */
export interface Position {
  line: number;
  column: number;
}

/**
 * Gives the function that finds where a JSON pointer leads in the text of a JSON or YAML document;
 * the position of the nearest parent if nowhere. A large document takes a while, so it is parsed once, and
 * only when it is asked.
 */
export function createPositionFinder(text: string): (pointer: string) => Position {
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

/** Where a text is at a position or below it; the position itself without such a text. */
export function narrowPosition(
  text: string,
  position: Position,
  part: string | undefined,
): Position {
  if (part === undefined) return position;
  const lines = text.split('\n').slice(position.line - 1);
  const columns = lines.map((line, index) =>
    findWord(line, part, index === 0 ? position.column : 0),
  );
  const below = columns.findIndex((column) => column >= 0);
  return below < 0 ? position : { line: position.line + below, column: (columns[below] ?? 0) + 1 };
}

/** The index of a text in a line, but not inside of a longer word. */
function findWord(line: string, part: string, from: number): number {
  const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  let index = line.indexOf(part, from);
  while (index >= 0 && (isWord(line[index - 1]) || isWord(line[index + part.length]))) {
    index = line.indexOf(part, index + 1);
  }
  return index;
}
