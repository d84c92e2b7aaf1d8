import type { Code, Image, ImageReference, Link, Root, Table } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as toPlainText } from 'mdast-util-to-string';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { checkCode } from '../code/code-meta';
import type { ProseProblem } from '../model';
import { placeOf } from '../parse/place-of';
import { checkComponent } from './check-component';
import { checkHeadings } from './check-headings';
import { checkLostMarks } from './check-lost-marks';

/** A problem without its place, which `checkTree` adds. */
export type Finding = Omit<ProseProblem, 'line' | 'column'>;

const refused: Record<string, Finding> = {
  mdxjsEsm: {
    found: 'an import or export',
    expected: 'no code in a text: every component of the vocabulary is at hand',
    repair: 'remove the line',
  },
  mdxFlowExpression: {
    found: 'an expression in braces',
    expected: 'no code in a text',
    repair: 'write the value itself, or \\{ for a brace',
  },
  mdxTextExpression: {
    found: 'an expression in braces',
    expected: 'no code in a text',
    repair: 'write the value itself, or \\{ for a brace',
  },
};

/** Finds everything in the tree of `source` that the vocabulary does not allow, in the order of the text. */
export function checkTree(tree: Root, source: string): ProseProblem[] {
  const problems: ProseProblem[] = [];
  visit(tree, (node: Node, _index: number | undefined, parent: Parent | undefined) => {
    const place = placeOf(node);
    for (const finding of checkNode(node, parent, source)) problems.push({ ...place, ...finding });
  });
  problems.push(...checkHeadings(tree), ...checkLostMarks(tree, source));
  return problems.sort((a, b) => a.line - b.line || a.column - b.column);
}

function checkNode(node: Node, parent: Parent | undefined, source: string): Finding[] {
  const refusal = refused[node.type];
  if (refusal) return [refusal];
  if (node.type === 'paragraph' && /^\|.*\|$/m.test(toPlainText(node))) {
    return [
      {
        found: 'a line between | and | that belongs to no table',
        expected: 'below the first row a line `| - | - |` with as many columns',
        repair: 'correct the line below the first row, or set an empty line before it',
      },
    ];
  }
  if (node.type === 'table') return checkTable(node as Table);
  if (node.type === 'code') return [...checkFence(node as Code, source), ...checkCode(node)];
  if (node.type === 'link') return checkLinkWords(node as Link);
  if (node.type === 'image' || node.type === 'imageReference') return checkImage(node);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return checkComponent(node as MdxJsxFlowElement | MdxJsxTextElement, parent);
  }
  return [];
}

/** What stands behind the last column would be lost without a word. */
function checkTable({ children: [head, ...rows] }: Table): Finding[] {
  const columns = head?.children.length ?? 0;
  const cells = Math.max(...rows.map(({ children }) => children.length));
  if (cells <= columns) return [];
  return [
    {
      found: `a table with ${columns} columns and a row of ${cells} cells`,
      expected: 'no more cells in a row than in the first one',
      repair: 'write \\| for the sign itself, in code too, or add a column',
    },
  ];
}

/** A block of code that does not end takes the rest of the text into itself. */
function checkFence({ position }: Code, source: string): Finding[] {
  const written = source.slice(position?.start.offset, position?.end.offset);
  const [fence = ''] = /^(`+|~+)/.exec(written) ?? [];
  const [, last = ''] = /\n[\s>]*(`+|~+)[ \t]*$/.exec(written) ?? [];
  if (last.startsWith(fence)) return [];
  return [
    {
      found: 'a code block that does not end',
      expected: `a line ${fence} behind the code, with nothing else in it`,
      repair: `add the line ${fence}`,
    },
  ];
}

/** Nobody sees a link without words. */
function checkLinkWords(link: Link): Finding[] {
  if (link.children.some((child) => toPlainText(child).trim() || child.type.startsWith('mdxJsx')))
    return [];
  return [
    {
      found: `a link to ${link.url || 'nothing'} without words`,
      expected: 'words that say where the link leads',
      repair: 'write [words](address)',
    },
  ];
}

/** An image needs words for those who do not see it. */
function checkImage(node: Node): Finding[] {
  if ((node as Image | ImageReference).alt?.trim()) return [];
  return [
    {
      found: 'an image without alternative text',
      expected: 'what the image tells, for those who do not see it',
      repair: 'write ![what it tells](…)',
    },
  ];
}
