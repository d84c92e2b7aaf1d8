import { type Node as JsonNode, type ParseError, parseTree } from 'jsonc-parser';
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { splitPointer } from '../../openapi/document/pointer';
import { createPositionFinder, type Position } from '../../problems/place';

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

/**
 * Creates a function that finds the position of a JSON pointer in the text of a JSON or YAML
 * document, or that of the nearest parent if the pointer leads nowhere. Parsing a large document takes
 * a while, so it is parsed once and only when needed.
 */
export function createPointerFinder(text: string): (pointer: string) => Position {
  const findPosition = createPositionFinder(text);
  let findIn: ((pointer: string) => number) | undefined;
  return (pointer) => {
    findIn ??= createOffsetFinder(text);
    return findPosition(findIn(pointer));
  };
}

function createOffsetFinder(text: string): (pointer: string) => number {
  const json = parseJsonTree(text);
  if (json) return (pointer) => findJsonOffset(json, splitPointer(pointer));
  const document = parseDocument(text);
  return (pointer) => findOffset(document, pointer);
}

/**
 * The offset of a JSON pointer in the text of a YAML document, or that of the nearest parent if it leads nowhere. What
 * is merged into a map (`<<`) is where it was written.
 */
function findOffset(document: Document, pointer: string): number {
  let node = document.contents;
  let offset = node?.range?.[0] ?? 0;
  for (const key of splitPointer(pointer)) {
    if (isMap(node)) {
      const pair = findPair(document, node, key);
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

function findPair(
  document: Document,
  map: YAMLMap,
  key: string,
  seen: ReadonlySet<YAMLMap> = new Set(),
): Pair | undefined {
  // An alias of what contains it is a mistake, which is reported at a place that this finds.
  if (seen.has(map)) return undefined;
  const isKey = (item: Pair, name: string) => isScalar(item.key) && String(item.key.value) === name;
  const own = map.items.find((item) => isKey(item, key));
  if (own) return own;
  const sources = map.items.filter((item) => isKey(item, '<<')).map(({ value }) => value);
  for (const source of sources.flatMap((value) => (isSeq(value) ? value.items : [value]))) {
    const merged = isAlias(source) ? source.resolve(document) : source;
    const found = isMap(merged)
      ? findPair(document, merged, key, new Set([...seen, map]))
      : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Finds `part` in lines at a position or after it; returns the position itself if it is not found. */
export function narrowPosition(
  lines: readonly string[],
  position: Position,
  part: string | undefined,
): Position {
  if (part === undefined) return position;
  // Copies nothing: a large document has hundreds of thousands of lines, and as many mistakes.
  for (let index = position.line - 1; index < lines.length; index += 1) {
    const from = index === position.line - 1 ? position.column : 0;
    const column = findWord(lines[index] ?? '', part, from);
    if (column >= 0) return { line: index + 1, column: column + 1 };
  }
  return position;
}

/** Returns the index of a text in a line, unless it is part of a longer word. */
function findWord(line: string, part: string, from: number): number {
  let index = line.indexOf(part, from);
  while (index >= 0 && (isWord(line[index - 1]) || isWord(line[index + part.length]))) {
    index = line.indexOf(part, index + 1);
  }
  return index;
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

/**
 * Parses a JSON text to a tree with offsets, much faster than as YAML; empty if it is not JSON, or nested
 * deeper than the parser can go.
 */
function parseJsonTree(text: string): JsonNode | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const errors: ParseError[] = [];
  try {
    const tree = parseTree(text, errors, { disallowComments: true });
    return errors.length > 0 ? undefined : tree;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The offset of the part with these keys, or that of the nearest parent if they lead nowhere. */
function findJsonOffset(tree: JsonNode, keys: readonly string[]): number {
  let node = tree;
  let { offset } = tree;
  for (const key of keys) {
    const found = findChild(node, key);
    if (!found) break;
    ({ offset } = found);
    // A property has its name and its value.
    node = found.children?.[1] && found.type === 'property' ? found.children[1] : found;
  }
  return offset;
}

function findChild({ type, children = [] }: JsonNode, key: string): JsonNode | undefined {
  if (type === 'array') return /^\d+$/.test(key) ? children[Number(key)] : undefined;
  return children.find((child) => child.type === 'property' && child.children?.[0]?.value === key);
}
