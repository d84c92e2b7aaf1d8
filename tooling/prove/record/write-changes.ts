import { isMap, isSeq, type Node, visit } from 'yaml';
import { isObject, type Json } from '../../../src/openapi/document/document';
import { escapeKey } from '../../../src/openapi/document/pointer';
import { printJson } from '../../../src/text/written-number';
import { removeEntry } from './remove-entry';
import { writeEntry } from './write-entry';
import { findEntry, findNode, parseTree } from './yaml-tree';

/**
 * Makes the value at `pointer`, an entry of a map that is `before`, what `after` is. Only the parts that differ are
 * written, so that the layout, the comments and the order of all others stay as they are.
 */
export function writeChanges(
  text: string,
  pointer: string,
  before: unknown,
  after: unknown,
): string {
  if (isSame(before, after)) return text;
  const node = findNode(parseTree(text), pointer);
  if (isMap(node) && isInLines(node) && isObject(before) && isObject(after)) {
    return writeKeys(text, pointer, before, after);
  }
  if (isSeq(node) && isInLines(node) && Array.isArray(before) && Array.isArray(after)) {
    const canWriteItem = (item: unknown, index: number) =>
      isSame(item, after[index]) ||
      (isObject(item) && isObject(after[index]) && isInLines(node.items[index]));
    if (before.length === after.length && before.every(canWriteItem)) {
      return before.reduce<string>(
        (written, item, index) => writeChanges(written, `${pointer}/${index}`, item, after[index]),
        text,
      );
    }
  }
  return writeEntry(text, pointer, after);
}

function writeKeys(text: string, pointer: string, before: Json, after: Json): string {
  const below = (key: string) => `${pointer}/${escapeKey(key)}`;
  let written = text;
  for (const [key, value] of Object.entries(after)) {
    written = Object.hasOwn(before, key)
      ? writeChanges(written, below(key), before[key], value)
      : writeEntry(written, below(key), value);
  }
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(after, key)) continue;
    const { from, to, by } = removeEntry(written, findEntry(parseTree(written), below(key)));
    written = written.slice(0, from) + by + written.slice(to);
  }
  return written;
}

/** Whether a part is a map or a list on lines of its own, which contains nothing that is written elsewhere. */
function isInLines(node: unknown): boolean {
  if (!(isMap(node) || isSeq(node)) || node.flow || node.anchor) return false;
  let isShared = false;
  visit(node as Node, {
    Alias: () => {
      isShared = true;
    },
  });
  return !isShared;
}

function isSame(one: unknown, other: unknown): boolean {
  return printJson(one) === printJson(other);
}
