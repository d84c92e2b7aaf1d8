import type { Nodes } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';

/** Blocks that contain blocks: their parts are kept apart, those of all others are one text. */
const containers = new Set([
  'root',
  'blockquote',
  'list',
  'listItem',
  'table',
  'tableRow',
  'mdxJsxFlowElement',
  'footnoteDefinition',
]);

/** The words of a tree as one paragraph per block, code included, components without their tags. */
export function toText(tree: Nodes): string {
  if (!('children' in tree) || !containers.has(tree.type)) return toPlainText(tree).trim();
  return tree.children.map(toText).filter(Boolean).join('\n\n');
}
