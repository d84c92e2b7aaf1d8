import type { Image, ImageReference, Link, Paragraph, Table } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import type { Finding } from '../../problems/problem';
import { isComponentNode } from '../components/component';

/** Finds rows of a table that the parser took for words. */
export function checkStrayRow(paragraph: Paragraph): Finding[] {
  if (!/^\|.*\|$/m.test(toPlainText(paragraph))) return [];
  return [
    {
      code: 'table/stray-row',
      found: 'a line between | and | that belongs to no table',
      expected: 'below the first row a line `| - | - |` with as many columns',
      fix: 'correct the line below the first row, or set an empty line before it',
    },
  ];
}

/** Finds cells beyond the last column, which would be lost without a word. */
export function checkCells({ children: [head, ...rows] }: Table): Finding[] {
  const columns = head?.children.length ?? 0;
  const cells = Math.max(...rows.map(({ children }) => children.length));
  if (cells <= columns) return [];
  return [
    {
      code: 'table/surplus-cell',
      found: `a table with ${columns} columns and a row of ${cells} cells`,
      expected: 'no more cells in a row than in the first one',
      fix: 'write \\| for the sign itself, in code too, or add a column',
    },
  ];
}

/** Finds a link without words, which nobody sees. */
export function checkLinkWords({ url, children }: Link): Finding[] {
  if (children.some((child) => toPlainText(child).trim() || isComponentNode(child))) return [];
  return [
    {
      code: 'link/without-words',
      found: `a link to ${url || 'nothing'} without words`,
      expected: 'words that say where the link leads',
      fix: 'write [words](address)',
    },
  ];
}

/** Finds an image without words for those who do not see it. */
export function checkImageWords({ alt }: Image | ImageReference): Finding[] {
  if (alt?.trim()) return [];
  return [
    {
      code: 'image/without-words',
      found: 'an image without alternative text',
      expected: 'what the image tells, for those who do not see it',
      fix: 'write ![what it tells](…)',
    },
  ];
}
