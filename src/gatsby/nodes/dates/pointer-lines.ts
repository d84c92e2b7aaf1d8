import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { escapeKey } from '../../../openapi/document/pointer';

/** The first and the last line of a part of a file, counted from one. */
export type Lines = readonly [first: number, last: number];

/** Lists the lines of every part of a YAML or JSON text, by JSON pointer. A key is part of its value. */
export function listPointerLines(text: string): ReadonlyMap<string, Lines> {
  const counter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: counter });
  const found = new Map<string, Lines>();
  const lineOf = (offset: number) => counter.linePos(offset).line;
  const visit = (node: Node | null, pointer: string, start?: number): void => {
    const [valueStart = 0, end = 0] = node?.range ?? [];
    const first = start ?? valueStart;
    found.set(pointer, [lineOf(first), lineOf(Math.max(first, end - 1))]);
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        if (!isScalar(key)) continue;
        const below = `${pointer}/${escapeKey(String(key.value))}`;
        visit(isNode(value) ? value : null, below, key.range?.[0]);
      }
    }
    if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) {
        visit(isNode(item) ? item : null, `${pointer}/${index}`);
      }
    }
  };
  visit(contents, '');
  return found;
}
