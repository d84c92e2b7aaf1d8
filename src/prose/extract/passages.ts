import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { placeOf } from '../parse/place-of';

/** A run of words that belong together: one paragraph, heading, cell or title. */
export interface Passage {
  /** Its words. Whatever is no prose, such as code and addresses, is one `notProse`. */
  text: string;
  /** Where it stands in its file, piece by piece. */
  pieces: Piece[];
}

/** From `offset` of a passage on, the text of one place in a file. */
interface Piece {
  offset: number;
  line: number;
  column: number;
}

/** Stands for code and the like: a sign that no check takes for a word. */
export const notProse = '§';

const blocks = new Set(['paragraph', 'heading', 'tableCell']);
const shownAttributes = new Set(['title', 'label', 'alt', 'caption']);
const address = /\b(?:https?|mailto|localhost):\S+|\S+@\S+|(?<=^|\s)[~.]*\/\S+/g;

/** The passages of a text in their order, titles of components included. */
export function listPassages(tree: Root): Passage[] {
  const passages: Passage[] = [];
  visit(tree, (node) => {
    if (blocks.has(node.type)) passages.push(readPassage(node));
    if (node.type.startsWith('mdxJsx')) passages.push(...readAttributes(node as never));
  });
  return passages.filter(({ text }) => /\p{L}/u.test(text));
}

/** Where the sign at `offset` of a passage stands in its file. */
export function placeIn(
  { text, pieces }: Passage,
  offset: number,
): { line: number; column?: number } {
  const piece = pieces.findLast((candidate) => candidate.offset <= offset);
  const { offset: start, line, column } = piece ?? { offset: 0, line: 1, column: 1 };
  const before = text.slice(start, offset).split('\n');
  const isFirst = before.length === 1;
  // How far the lines of a list or quote are set in is not known.
  return isFirst ? { line, column: column + offset - start } : { line: line + before.length - 1 };
}

function readPassage(block: Nodes): Passage {
  let text = '';
  const pieces: Piece[] = [];
  const read = (node: Nodes): void => {
    if (node.type === 'text') {
      pieces.push({ offset: text.length, ...placeOf(node) });
      // As long as what it replaces, so that places stay true.
      text += node.value.replace(address, (found) => notProse.repeat(found.length));
    } else if (node.type === 'break') text += '\n';
    else if ('children' in node && node.children.length > 0) node.children.forEach(read);
    else text += notProse;
  };
  read(block);
  return { text, pieces };
}

function readAttributes(element: MdxJsxFlowElement): Passage[] {
  return element.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    shownAttributes.has(attribute.name) &&
    typeof attribute.value === 'string'
      ? [{ text: attribute.value, pieces: [{ offset: 0, ...placeOf(element) }] }]
      : [],
  );
}
