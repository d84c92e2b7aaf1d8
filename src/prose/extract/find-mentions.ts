import type { Nodes, Root } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** A mention in a sentence: a key that the caller defines, and the text to show for it. */
export interface Mentioned {
  key: string;
  text?: string;
}

const blocks = new Set(['paragraph', 'heading', 'tableRow']);
const cellGap = ' · ';
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Finds the sentences that mention something: `name` returns what a link, inline code or component
 * refers to, if anything. Returns the first sentence for each key, without markup; a sentence that
 * consists only of the mention is used if there is no other. The cells of a table row are one sentence.
 */
export function findMentions(
  tree: Root,
  name: (node: Nodes) => Mentioned | undefined,
): Map<string, string> {
  const found = new Map<string, string>();
  const bare = new Map<string, string>();
  visit(tree, (block) => {
    if (!blocks.has(block.type)) return;
    for (const { key, words, sentence } of readBlock(block, name)) {
      const known = sentence === words ? bare : found;
      if (!known.has(key)) known.set(key, sentence);
    }
  });
  return new Map([...bare, ...found]);
}

function readBlock(block: Nodes, name: (node: Nodes) => Mentioned | undefined) {
  let text = '';
  const mentions: { key: string; words: string; offset: number }[] = [];
  const read = (node: Nodes): void => {
    const mentioned = name(node);
    if (mentioned) {
      const words = mentioned.text ?? toPlainText(node);
      mentions.push({ key: mentioned.key, words, offset: text.length });
      text += words;
    } else if ('children' in node) {
      node.children.forEach(read);
    } else {
      text += toPlainText(node);
    }
    if (node.type === 'tableCell' && text && !text.endsWith(cellGap)) text += cellGap;
  };
  read(block);
  const segments = sentences.segment(text.replace(/\s/g, ' ').replace(/ · $/, ''));
  return mentions.map(({ offset, ...mention }) => ({
    ...mention,
    sentence: trimGaps(
      segments.containing(Math.min(offset, text.length - 1))?.segment.trim() ?? text,
    ),
  }));
}

/** The gap between two cells belongs to neither of their sentences. */
function trimGaps(sentence: string): string {
  return sentence.replace(/^· | ·$/g, '');
}
