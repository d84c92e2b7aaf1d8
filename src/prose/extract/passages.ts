import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type ComponentNode, isComponentNode } from '../components/component';
import { type Position, positionAt, positionOf } from '../position';

/** A run of words that belong together: one paragraph, heading, cell or title. */
export interface Passage {
  /** Its words, with `notProse` instead of code, addresses and the like. */
  text: string;
  /** Where it is in its file, piece by piece. */
  pieces: Piece[];
}

/** From `offset` of a passage on, a text that is written in one run in a file. */
interface Piece extends Position {
  offset: number;
}

/** Replaces code and the like: a sign that no check takes for a word. */
const notProse = '§';

const blocks = new Set(['paragraph', 'heading', 'tableCell']);
const shownAttributes = new Set(['title', 'label', 'alt', 'caption']);
const address = /\b(?:https?|mailto|localhost):\S+|\S+@\S+|(?<=^|\s)[~.]*\/\S+/g;

/** The passages of a text in their order, titles of components included. */
export function listPassages(tree: Root): Passage[] {
  const passages: Passage[] = [];
  visit(tree, (node) => {
    if (blocks.has(node.type)) passages.push(readPassage(node));
    if (isComponentNode(node)) passages.push(...readTitles(node));
  });
  return passages.filter(({ text }) => /\p{L}/u.test(text));
}

/** Where in its file the character at `offset` of a passage is. */
export function positionIn(
  { text, pieces }: Passage,
  offset: number,
): { line: number; column?: number } {
  const piece = pieces.findLast((candidate) => candidate.offset <= offset);
  const { offset: start, ...begin } = piece ?? { offset: 0, line: 1, column: 1 };
  const { line, column } = positionAt(text.slice(start), offset - start, begin);
  // How far the further lines of a list or quote are indented is not known.
  return line === begin.line ? { line, column } : { line };
}

function readPassage(block: Nodes): Passage {
  let text = '';
  const pieces: Piece[] = [];
  const read = (node: Nodes): void => {
    if (node.type === 'text') {
      pieces.push({ offset: text.length, ...positionOf(node) });
      // As long as what it replaces, so that offsets stay correct.
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
    shownAttributes.has(attribute.name) &&
    typeof attribute.value === 'string'
      ? [{ text: attribute.value, pieces: [{ offset: 0, ...positionOf(element) }] }]
      : [],
  );
}
