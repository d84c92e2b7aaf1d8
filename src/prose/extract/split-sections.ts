import type { Heading, Nodes, Root, RootContent, TableRow } from 'mdast';
import { toString as toPlainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isMessage } from '../../text/is-message';
import { parseCodeMeta } from '../code/code-meta';
import { isComponentNode, readAttributes } from '../components/component';
import { readRow } from './plain-text';

/** A section of a text: what follows a heading, or what precedes the first one. */
export interface Section {
  /** Undefined for the start of the text. */
  heading?: { level: 2 | 3; id: string; text: string };
  /** Its text, one entry per paragraph, row or item. */
  paragraphs: string[];
  /** Its code blocks, without what they print. */
  code: string[];
  /** What readers ask that it answers. */
  questions?: string[];
  /** The messages that its tables explain. */
  messages?: string[];
  /** True if it only says where to go next: one list, with a link in each of its items. */
  isSignpost?: true;
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
  const readLine = (node: Nodes) => readWords(node, titleOf).replace(/\s+/g, ' ').trim();
  const add = (words: string) => {
    if (words) section.paragraphs.push(words);
  };

  const read = (node: RootContent): void => {
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) {
      section = startSection(node, tree);
      sections.push(section);
    } else if (node.type === 'code') {
      if (!parseCodeMeta(node.meta).isOutput) section.code.push(node.value);
    } else if (node.type === 'table') {
      const [head, ...rows] = node.children;
      for (const row of rows) {
        addMessages(section, row);
        add(readRow(row, head, readLine));
      }
    } else if (containsBlocks(node)) {
      if (node.type === 'mdxJsxFlowElement') {
        const { title, label } = readAttributes(node);
        section.paragraphs.push(...[title, label].filter((words) => words !== undefined));
      }
      for (const child of node.children) read(child as RootContent);
    } else add(readLine(node));
  };

  tree.children.forEach(read);
  return sections;
}

/** Adds the messages that the first cell of a row quotes: inline code of several words. */
function addMessages(section: Section, { children: [first] }: TableRow): void {
  const codes = first?.children.flatMap((node) => (node.type === 'inlineCode' ? node.value : []));
  const messages = codes?.filter(isMessage) ?? [];
  if (messages.length > 0) section.messages = [...(section.messages ?? []), ...messages];
}

/** Lists what follows a heading, up to the next one. */
function listBelow({ children }: Root, heading: Heading): RootContent[] {
  const start = children.indexOf(heading) + 1;
  if (start === 0) return [];
  const end = children.findIndex(({ type }, index) => index >= start && type === 'heading');
  return children.slice(start, end < 0 ? undefined : end);
}

function isListOfLinks([list, ...others]: readonly RootContent[]): boolean {
  if (list?.type !== 'list' || others.length > 0) return false;
  return list.children.every((item) => {
    let hasLink = false;
    visit(item, (node) => {
      hasLink ||= node.type === 'link' || isComponentNode(node);
    });
    return hasLink;
  });
}

function startSection(node: Heading, tree: Root): Section {
  const questions = node.data?.questions?.map(({ text }) => text);
  return {
    heading: readHeading(node),
    paragraphs: [],
    code: [],
    questions,
    isSignpost: isListOfLinks(listBelow(tree, node)) || undefined,
  };
}

function readHeading(node: Heading): Section['heading'] {
  return { level: node.depth as 2 | 3, id: node.data?.id ?? '', text: toPlainText(node) };
}

const containers = ['blockquote', 'list', 'listItem', 'footnoteDefinition'];

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
  return node.children.map((child) => readWords(child, titleOf)).join('');
}
