import {
  type CST,
  type Document,
  isAlias,
  isMap,
  isPair,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { customTags } from '../../../src/content/files/written-numbers';
import { splitPointer } from '../../../src/openapi/document/pointer';

/** A map or a list of a YAML text. */
export type Collection = YAMLMap<Node, Node | null> | YAMLSeq<Node | Pair>;

/** The ranges in the text that an entry of a collection consists of. */
export interface Entry {
  collection: Collection;
  index: number;
  /** Where the entry starts: its key, or the dash of a list. */
  start: number;
  /** Where its value ends, without what follows in the line. */
  end: number;
  /** Missing in a list. */
  key?: Node;
  value: Node | null;
}

/** Parses a YAML text so that the offset of each part is known. */
export function parseTree(text: string): Document.Parsed {
  const document = parseDocument(text, { keepSourceTokens: true, customTags });
  const [error] = document.errors;
  if (error) throw new Error(`the text cannot be edited, because it is no YAML: ${error.message}`);
  return document;
}

/** Finds the node at a JSON pointer, also through aliases; undefined if there is none. */
export function findNode(document: Document.Parsed, pointer: string): Node | null | undefined {
  let node: Node | null | undefined = document.contents;
  for (const key of splitPointer(pointer)) {
    if (!isCollection(node)) return undefined;
    const found: Entry | undefined = listEntries(node)[indexOf(node, key)];
    if (!found) return undefined;
    node = found.value;
    if (isAlias(node)) node = (node.resolve(document) as Node | undefined) ?? null;
  }
  return node;
}

/** Finds the entry at a JSON pointer. Throws if there is none, because an edit must not be lost. */
export function findEntry(document: Document.Parsed, pointer: string): Entry {
  const cut = pointer.lastIndexOf('/');
  const collection = findNode(document, pointer.slice(0, cut));
  const [key = ''] = splitPointer(pointer.slice(cut));
  const entry = isCollection(collection) && listEntries(collection)[indexOf(collection, key)];
  if (!entry) throw new Error(`there is nothing at ${pointer} to edit`);
  return entry;
}

/** The entries of a map or a list, in order. */
export function listEntries(collection: Collection): Entry[] {
  const token = collection.srcToken as CST.BlockMap | CST.BlockSequence | CST.FlowCollection;
  const sources = (token.items as CST.CollectionItem[]).filter(isWritten);
  return collection.items.map((item, index) => {
    const source = sources[index];
    const [key, value] = isPair(item)
      ? [item.key as Node, item.value as Node | null]
      : [undefined, item as Node];
    const start = source ? startOf(source) : (key ?? value)?.range?.[0];
    if (start === undefined) throw new Error('the text has an entry without a position');
    // An entry without a value ends with its colon or dash.
    const end = value?.range?.[1] ?? key?.range?.[1] ?? start + 1;
    return { collection, index, start, end, key, value };
  });
}

/** Whether a node is a map or a list. */
export function isCollection(node: unknown): node is Collection {
  return isMap(node) || isSeq(node);
}

/** Comments and a comma at the end of a collection are an item of their own to the parser. */
function isWritten({ start, key, sep, value }: CST.CollectionItem): boolean {
  return Boolean(key ?? sep ?? value) || start.some(({ type }) => type === 'seq-item-ind');
}

const trivia = new Set(['space', 'newline', 'comment', 'comma']);

function startOf({ start, key, value }: CST.CollectionItem): number | undefined {
  return start.find(({ type }) => !trivia.has(type))?.offset ?? key?.offset ?? value?.offset;
}

function indexOf(collection: Collection, key: string): number {
  if (isSeq(collection)) return Number(key);
  return collection.items.findIndex((pair) => String(pair.key) === key);
}
