import type { Nodes, Table, TableRow } from 'mdast';
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
 * but not the tags of components. Each cell of a table is a paragraph, or with `keepsRows` each row.
 */
export function toText(tree: Nodes, keepsRows = false): string {
  const read = (node: Nodes): string => {
    if (keepsRows && node.type === 'table') return readTable(node, read);
    if (!('children' in node) || !containers.has(node.type)) return toLines(node).trim();
    const text = node.children.map(read).filter(Boolean).join('\n\n');
    const isTask = node.type === 'listItem' && typeof node.checked === 'boolean';
    return isTask ? `[${node.checked ? 'x' : ' '}] ${text}` : text;
  };
  return read(tree);
}

function readTable({ children: [head, ...rows] }: Table, read: (node: Nodes) => string): string {
  return rows
    .map((row) => readRow(row, head, read))
    .filter(Boolean)
    .join('\n\n');
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
