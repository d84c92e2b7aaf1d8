import { type Document, isAlias, isMap, isSeq, type Node, parseDocument, visit } from 'yaml';
import { customTags } from '../../../src/content/files/written-numbers';
import { isObject } from '../../../src/openapi/document/document';
import { splitPointer } from '../../../src/openapi/document/pointer';
import { isStructure, printJson } from '../../../src/text/written-number';

/** The longest value that is written in braces or brackets. */
const maxInline = 72;

/**
 * Makes the value at a JSON pointer of a YAML text what `value` is. Comments, and the order and layout of what stays the
 * same, are kept.
 */
export function writeValue(text: string, pointer: string, value: unknown): string {
  const document = parseDocument(text, { customTags });
  write(document, splitPointer(pointer), value);
  return document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_VALUE });
}

function write(document: Document, path: readonly string[], value: unknown): void {
  const node = document.getIn(path, true);
  const before = toPlain(document, node);
  if (printJson(before) === printJson(value)) return;
  if (isMap(node) && isObject(value) && (!node.flow || isShort(value))) {
    for (const [key, part] of Object.entries(value)) write(document, [...path, key], part);
    for (const key of Object.keys(before as object)) {
      if (!Object.hasOwn(value, key)) document.deleteIn([...path, key]);
    }
  } else if (isSeq(node) && Array.isArray(value) && node.items.length === value.length) {
    for (const [index, part] of value.entries()) write(document, [...path, String(index)], part);
  } else if (isStructure(value)) {
    document.setIn(path, layOut(document, value));
  } else {
    // A single value keeps the comment behind it.
    document.setIn(path, isAlias(node) ? document.createNode(value) : value);
  }
}

/** A value in lines, whose short parts are in braces and brackets. */
function layOut(document: Document, value: unknown): Node {
  const node = document.createNode(value, { aliasDuplicateObjects: false });
  visit(node, {
    Collection(_key, each) {
      each.flow = isShort(each.toJS(document));
    },
  });
  return node;
}

function isShort(value: unknown): boolean {
  return printJson(value).length <= maxInline;
}

function toPlain(document: Document, node: unknown): unknown {
  const { toJS } = (node ?? {}) as { toJS?: (document: Document) => unknown };
  return toJS ? toJS.call(node, document) : node;
}
