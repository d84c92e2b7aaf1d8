import type { Nodes } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';

/** The words of a tree as one paragraph per block, code included, components without their tags. */
export function toText(tree: Nodes): string {
  if (!('children' in tree)) return toPlainText(tree);
  return tree.children
    .map((node) => toPlainText(node).trim())
    .filter(Boolean)
    .join('\n\n');
}
