import type { Root } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { createAnchors } from '../../text/anchors';
import { toSlug } from '../../text/slug';
import { parseMarkdown } from '../parse/parse-markdown';

/** A section of a description: the text of its heading, and its anchor on the page. */
export interface DescribedSection {
  title: string;
  anchor: string;
}

/** Gives the headings of a description their anchors (`data.id` in a tree of its own), and lists them in order. */
export function nameSections(markdown: string): { tree: Root; sections: DescribedSection[] } {
  const tree = structuredClone(parseMarkdown(markdown));
  const sections: DescribedSection[] = [];
  const reserveAnchor = createAnchors();
  visit(tree, 'heading', (node) => {
    const title = toPlainText(node);
    const anchor = reserveAnchor('section', toSlug(title) || 'section');
    node.data = { ...node.data, id: anchor };
    sections.push({ title, anchor });
  });
  return { tree, sections };
}
