import type { Break, Image, ImageReference, Link, Paragraph, Table } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import type { Finding } from '../../problems/problem';
import { isComponentNode } from '../components/component';

/** Finds table rows that the parser read as text. */
export function checkStrayRow(paragraph: Paragraph): Finding[] {
  if (!/^\|.*\|$/m.test(toPlainText(paragraph))) return [];
  return [
    {
      code: 'table/stray-row',
      found: 'a line that starts and ends with | but is not part of a table',
      expected: 'a line `| - | - |` below the first row, with as many columns',
      fix: 'correct the line below the first row, or put an empty line before the table',
    },
  ];
}

/** Finds cells beyond the last column, which would be dropped silently. */
export function checkCells({ children: [head, ...rows] }: Table): Finding[] {
  const columns = head?.children.length ?? 0;
  const cells = Math.max(...rows.map(({ children }) => children.length));
  if (cells <= columns) return [];
  return [
    {
      code: 'table/surplus-cell',
      found: `a table with ${columns} columns and a row of ${cells} cells`,
      expected: 'no more cells in a row than in the first row',
      fix: 'write \\| for the character itself, even in code, or add a column',
    },
  ];
}

/** Finds a link without text, which readers would not see. */
export function checkLinkWords({ url, children }: Link): Finding[] {
  if (children.some((child) => toPlainText(child).trim() || isComponentNode(child))) return [];
  return [
    {
      code: 'link/without-words',
      found: `a link to ${url || 'nothing'} without text`,
      expected: 'text that says where the link leads',
      fix: 'write [text](address)',
    },
  ];
}

/** Finds an image without alternative text. */
export function checkImageWords({ alt }: Image | ImageReference): Finding[] {
  if (alt?.trim()) return [];
  return [
    {
      code: 'image/without-words',
      found: 'an image without alternative text',
      expected: 'a description of the image for readers who cannot see it',
      fix: 'write ![description](…)',
    },
  ];
}

/** Finds a line break that is made of spaces, which nobody sees in the file. */
export function checkBreak({ position }: Break, source: string): Finding[] {
  if (source[position?.start.offset ?? 0] === '\\') return [];
  return [
    {
      code: 'markup/hidden-break',
      found: 'two or more spaces at the end of a line, which break the line on the page',
      expected: 'line breaks that are visible in the file',
      fix: 'remove the spaces, or write \\ in their place if the break is intended',
    },
  ];
}
