import Slugger, { slug } from 'github-slugger';
import type { Heading as HeadingNode, Root } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Heading } from '../model';

declare module 'mdast' {
  interface HeadingData {
    /** The anchor of the heading, unique on the page. */
    id?: string;
    /** The number of the step that it is the title of. */
    step?: number;
  }
}

/** The id of the label of footnotes, which mdast-util-to-hast decides. */
const footnotes = 'footnote-label';

/**
 * Sets the anchor of every heading (`data.id` in the tree), which its author may have given it, and lists them: all ids, and the headings
 * of level 2 and 3, which the table of contents shows.
 */
export function readOutline(tree: Root): { headings: Heading[]; anchors: string[] } {
  const slugger = new Slugger();
  slugger.occurrences[footnotes] = 0;
  const headings: Heading[] = [];
  const anchors: string[] = [];
  visit(tree, 'heading', (node: HeadingNode) => {
    const text = toPlainText(node);
    const { anchor } = node.data ?? {};
    const id = anchor ?? slugger.slug(slug(text) === '' ? 'section' : text);
    slugger.occurrences[id] ??= 0;
    node.data = { ...node.data, id };
    anchors.push(id);
    if (node.depth === 2 || node.depth === 3) {
      const questions = node.data.questions?.map((question) => question.text);
      headings.push({ level: node.depth, id, text, questions });
    }
  });
  return { headings, anchors };
}
