import type { Nodes, TableRow } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';

/** Blocks that contain blocks, which become separate paragraphs. The parts of other blocks are joined. */
const containers = new Set([
  'root',
  'blockquote',
  'list',
  'listItem',
  'mdxJsxFlowElement',
  'footnoteDefinition',
]);

/**
 * Converts a tree to plain text with one paragraph per block or row, including code and the marks of task
 * lists but not the tags of components.
 */
export function toText(tree: Nodes): string {
  if (tree.type === 'table') {
    const [head, ...rows] = tree.children;
    return rows
      .map((row) => readRow(row, head, toText))
      .filter(Boolean)
      .join('\n\n');
  }
  if (!('children' in tree) || !containers.has(tree.type)) return toLines(tree).trim();
  const text = tree.children.map(toText).filter(Boolean).join('\n\n');
  const isTask = tree.type === 'listItem' && typeof tree.checked === 'boolean';
  return isTask ? `[${tree.checked ? 'x' : ' '}] ${text}` : text;
}

function toLines(node: Nodes): string {
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(toLines).join('') : toPlainText(node);
}

/**
 * Returns a row as one sentence, with each cell under the head of its column: `Status: CREATED · Cause: …`.
 * `readCell` returns the words of a cell.
 */
export function readRow(
  { children: cells }: TableRow,
  head: TableRow | undefined,
  readCell: (cell: Nodes) => string,
): string {
  return cells
    .map((cell, column) => {
      const above = head?.children[column];
      const label = above && readCell(above);
      const words = readCell(cell);
      return label && words ? `${label}: ${words}` : words;
    })
    .filter(Boolean)
    .join(' · ');
}
