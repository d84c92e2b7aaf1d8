import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { isComponentNode, readAttributes } from '../components/component';

/** A section of a text: what follows a heading, or what precedes the first one. */
export interface Section {
  /** Undefined for the start of the text. */
  heading?: { level: 2 | 3; id: string; text: string };
  /** Its text, one entry per paragraph, row or item. */
  paragraphs: string[];
  /** Its code blocks. */
  code: string[];
}

/** Returns the title of an operation that a text mentions. */
type TitleOf = (operationId: string) => string | undefined;

/**
 * Splits a checked tree at its headings of level 2 and 3, and separates text from code. Deeper headings
 * become text of their section; operations are replaced with their titles.
 */
export function splitSections(tree: Root, titleOf: TitleOf): Section[] {
  const first: Section = { paragraphs: [], code: [] };
  const sections = [first];
  let section = first;

  const read = (node: RootContent): void => {
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) {
      section = { heading: readHeading(node), paragraphs: [], code: [] };
      sections.push(section);
    } else if (node.type === 'code') {
      section.code.push(node.value);
    } else if (containsBlocks(node)) {
      if (node.type === 'mdxJsxFlowElement') {
        const { title, label } = readAttributes(node);
        section.paragraphs.push(...[title, label].filter((words) => words !== undefined));
      }
      for (const child of node.children) read(child as RootContent);
    } else {
      const words = readWords(node, titleOf).replace(/\s+/g, ' ').trim();
      if (words) section.paragraphs.push(words);
    }
  };

  tree.children.forEach(read);
  return sections;
}

function readHeading(node: Heading): Section['heading'] {
  return { level: node.depth as 2 | 3, id: node.data?.id ?? '', text: toPlainText(node) };
}

const containers = ['blockquote', 'list', 'listItem', 'table', 'footnoteDefinition'];

function containsBlocks(node: RootContent): node is Extract<RootContent, { children: unknown[] }> {
  const isComponent = node.type === 'mdxJsxFlowElement' && node.children.length > 0;
  return isComponent || containers.includes(node.type);
}

function readWords(node: Nodes, titleOf: TitleOf): string {
  if (isComponentNode(node)) {
    const { id } = readAttributes(node);
    const title = id && titleOf(id);
    if (title) return title;
  }
  if (!('children' in node)) return toPlainText(node);
  const words = node.children.map((child) => readWords(child, titleOf));
  return words.join(node.type === 'tableRow' ? ' · ' : '');
}
