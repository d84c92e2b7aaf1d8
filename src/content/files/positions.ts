import { isCollection, isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { unescapeKey } from '../../openapi/document/pointer';

/**
 * Finds the first line outside comments that contains `part` as a whole word. Quotes and the number
 * of spaces after a colon are ignored.
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

/** Splits a JSON pointer (RFC 6901) into its keys. */
function keysOf(pointer: string): string[] {
  return pointer.split('/').slice(1).map(unescapeKey);
}

/** A position in a text, counted from one. */
export interface Position {
  line: number;
  column: number;
}

/**
 * Creates a function that finds the position of a JSON pointer in the text of a JSON or YAML
 * document, or that of the nearest parent if the pointer leads nowhere. Parsing a large document takes
 * a while, so it is parsed once and only when needed.
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

/** The offset of a JSON pointer in the text of a YAML tree, or that of the nearest parent if it leads nowhere. */
export function findOffset(contents: Node | null, pointer: string): number {
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

/** Finds `part` at a position or after it; returns the position itself if it is not found. */
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

/** Returns the index of a text in a line, unless it is part of a longer word. */
function findWord(line: string, part: string, from: number): number {
  const isWord = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  let index = line.indexOf(part, from);
  while (index >= 0 && (isWord(line[index - 1]) || isWord(line[index + part.length]))) {
    index = line.indexOf(part, index + 1);
  }
  return index;
}
