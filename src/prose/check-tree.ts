import type { Image, ImageReference, Root, Table } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as toPlainText } from 'mdast-util-to-string';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { checkComponent } from './check-component';
import { checkCode } from './code-meta';
import type { ProseProblem } from './model';

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

/** Finds everything in a tree that the vocabulary does not allow, in the order of the text. */
export function checkTree(tree: Root): ProseProblem[] {
  const problems: ProseProblem[] = [];
  visit(tree, (node: Node, _index: number | undefined, parent: Parent | undefined) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    for (const finding of checkNode(node, parent)) problems.push({ line, column, ...finding });
  });
  return problems;
}

function checkNode(node: Node, parent: Parent | undefined): Finding[] {
  const refusal = refused[node.type];
  if (refusal) return [refusal];
  if (node.type === 'heading' && 'depth' in node && node.depth === 1) {
    return [
      {
        found: 'a heading of level 1',
        expected: 'headings from level 2 on: the title of the page is its only level 1',
        repair: 'write ## instead of #, or put the text into `title` in the frontmatter',
      },
    ];
  }
  if (node.type === 'heading' && toPlainText(node).trim() === '') {
    return [
      {
        found: 'a heading without words',
        expected: 'words, which also name its anchor and its place in the table of contents',
        repair: 'write them behind the #, or remove the heading',
      },
    ];
  }
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
  if (node.type === 'code') return checkCode(node);
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
