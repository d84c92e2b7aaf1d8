import type { Nodes } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Marks inline code that is a name with a hyphen in it, at which browsers would break it, so that it stays whole
 * where it fits on a line. Code in a link isn't marked, because its box would have no underline, nor is the title of
 * a code panel, which has a class of its own.
 */
export function keepNamesWhole(tree: Nodes): void {
  visit(tree, 'element', ({ tagName, properties, children: [text] }, _index, parent) => {
    const isInline = parent?.type !== 'element' || !['pre', 'a'].includes(parent.tagName);
    if (tagName !== 'code' || properties.className || !isInline || text?.type !== 'text') return;
    if (/^\S*\w-\w\S*$/.test(text.value)) properties.className = ['whole'];
  });
}
