import type { Nodes } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';

/** Blocks that contain blocks, which become separate paragraphs. The parts of other blocks are joined. */
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

/**
 * Converts a tree to plain text with one paragraph per block, including code and the marks of task lists
 * but not the tags of components.
 */
export function toText(tree: Nodes): string {
  if (!('children' in tree) || !containers.has(tree.type)) return toLines(tree).trim();
  const text = tree.children.map(toText).filter(Boolean).join('\n\n');
  const isTask = tree.type === 'listItem' && typeof tree.checked === 'boolean';
  return isTask ? `[${tree.checked ? 'x' : ' '}] ${text}` : text;
}

function toLines(node: Nodes): string {
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(toLines).join('') : toPlainText(node);
}
