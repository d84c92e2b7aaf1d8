import type { Nodes, Root } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** What a part of a sentence names: a key of the caller's, and the words that stand for it. */
export interface Mentioned {
  key: string;
  text?: string;
}

const blocks = new Set(['paragraph', 'heading', 'tableCell']);
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Finds what a text names: `name` says of a link, inline code or component what it stands for, or
 * undefined. Gives, for each key, the first sentence that names it, without markup.
 */
export function findMentions(
  tree: Root,
  name: (node: Nodes) => Mentioned | undefined,
): Map<string, string> {
  const found = new Map<string, string>();
  visit(tree, (block) => {
    if (!blocks.has(block.type)) return;
    for (const [key, sentence] of readBlock(block, name)) {
      if (!found.has(key)) found.set(key, sentence);
    }
  });
  return found;
}

function readBlock(block: Nodes, name: (node: Nodes) => Mentioned | undefined) {
  let text = '';
  const places: { key: string; offset: number }[] = [];
  const read = (node: Nodes): void => {
    const mentioned = name(node);
    if (mentioned) {
      places.push({ key: mentioned.key, offset: text.length });
      text += mentioned.text ?? toPlainText(node);
    } else if ('children' in node) {
      node.children.forEach(read);
    } else {
      text += toPlainText(node);
    }
  };
  read(block);
  const segments = sentences.segment(text.replace(/\s/g, ' '));
  return places.map(({ key, offset }): [string, string] => [
    key,
    segments.containing(Math.min(offset, text.length - 1))?.segment.trim() ?? text,
  ]);
}
