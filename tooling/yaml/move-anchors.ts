import { type Alias, type Document, type Node, visit } from 'yaml';
import type { Splice } from './remove-entry';
import { writeInline } from './write-value';

/**
 * Keeps the values that other parts of a text refer to: the first alias of an anchor that is removed
 * takes its place, with the value in braces.
 */
export function moveAnchors(document: Document.Parsed, { from, to }: Splice): Splice[] {
  const moved = new Map<string, Splice>();
  const isWithin = ({ range }: Node) => range != null && range[0] >= from && range[0] < to;
  visit(document, {
    Alias(_key, node) {
      const alias = node as Alias.Parsed;
      const target = alias.resolve(document);
      if (!target || !isWithin(target) || isWithin(alias) || moved.has(alias.source)) return;
      const written = writeInline(target.toJS(document), true);
      const [start, end] = alias.range;
      moved.set(alias.source, { from: start, to: end, by: `&${alias.source} ${written}` });
    },
  });
  return [...moved.values()];
}
