import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Position, positionAt } from '../../problems/place';
import { rememberByObject } from '../../text/remember';
import { type ComponentNode, isComponentNode } from '../components/component';
import { positionOf } from '../position';

/** A run of words that belong together: one paragraph, heading, cell or title. */
export interface Passage {
  /** Its text, with `notProse` in place of code, addresses and the like. */
  text: string;
  /** Its positions in the file, piece by piece. */
  pieces: Piece[];
}

/** Text that is contiguous in the file, and its `offset` in the passage. */
interface Piece extends Position {
  offset: number;
}

/** Replaces code and the like: a sign that no check takes for a word. */
const notProse = '§';

const blocks = new Set(['paragraph', 'heading', 'tableCell']);
const visibleAttributes = new Set(['title', 'label', 'alt', 'caption']);
const address = /\b(?:https?|mailto|localhost):\S+|\S+@\S+|(?<=^|\s)[~.]*\/\S+/g;

/** Lists the passages of a text in order, including titles of components. */
export const listPassages = rememberByObject((tree: Root): readonly Passage[] => {
  const passages: Passage[] = [];
  visit(tree, (node) => {
    if (blocks.has(node.type)) passages.push(readPassage(node));
    if (isComponentNode(node)) passages.push(...readTitles(node));
  });
  return passages.filter(({ text }) => /\p{L}/u.test(text));
});

/** Returns the position in the file of the character at `offset` of a passage. */
export function positionIn(
  { text, pieces }: Passage,
  offset: number,
): { line: number; column?: number } {
  const piece = pieces.findLast((candidate) => candidate.offset <= offset);
  const { offset: start, ...begin } = piece ?? { offset: 0, line: 1, column: 1 };
  const { line, column } = positionAt(text.slice(start), offset - start, begin);
  // The indentation of the other lines of a list or quote is unknown.
  return line === begin.line ? { line, column } : { line };
}

function readPassage(block: Nodes): Passage {
  let text = '';
  const pieces: Piece[] = [];
  const read = (node: Nodes): void => {
    if (node.type === 'text') {
      pieces.push({ offset: text.length, ...positionOf(node) });
      // The replacement has the same length, so that offsets remain correct.
      text += node.value.replace(address, (found) => notProse.repeat(found.length));
    } else if (node.type === 'break') text += '\n';
    else if ('children' in node && node.children.length > 0) node.children.forEach(read);
    else text += notProse;
  };
  read(block);
  return { text, pieces };
}

function readTitles(element: ComponentNode): Passage[] {
  return element.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    visibleAttributes.has(attribute.name) &&
    typeof attribute.value === 'string'
      ? [{ text: attribute.value, pieces: [{ offset: 0, ...positionOf(element) }] }]
      : [],
  );
}
