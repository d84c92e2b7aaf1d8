import Slugger, { slug } from 'github-slugger';
import type { Heading as HeadingNode, Root } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Heading } from '../model';

declare module 'mdast' {
  interface HeadingData {
    /** Anchor of the heading, unique in the page. */
    id?: string;
    /** Number of the step whose title it is. */
    step?: number;
  }
}

/**
 * Gives every heading its anchor (kept in the tree as `data.id`) and lists them: all ids, and the
 * headings of level 2 and 3, which the table of contents shows.
 */
export function readOutline(tree: Root): { headings: Heading[]; anchors: string[] } {
  const slugger = new Slugger();
  const headings: Heading[] = [];
  const anchors: string[] = [];
  visit(tree, 'heading', (node: HeadingNode) => {
    const text = toPlainText(node);
    const id = slugger.slug(slug(text) === '' ? 'section' : text);
    node.data = { ...node.data, id };
    anchors.push(id);
    if (node.depth === 2 || node.depth === 3) headings.push({ level: node.depth, id, text });
  });
  return { headings, anchors };
}
