import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Finding } from '../../problems/problem';
import { remember } from '../../text/remember';
import { convertHtml } from './convert-html';
import { limitMarkup } from './limit-markup';
import { ExcessiveText, limitText } from './limit-text';
import { linkImages } from './link-images';
import { readAnchors } from './read-anchors';

/** Not frozen: a copy of a frozen grammar would contain each of its extensions twice. */
const grammar = unified().use(remarkParse).use(remarkGfm).use(limitMarkup);

/** GitHub Flavored Markdown, the language of descriptions. */
const markdown = grammar().freeze();

/** The same with components, the language of guides and notes. */
const mdx = grammar().use(remarkMdx).use(readAnchors).freeze();

/** Text without any of these is a single paragraph, and needs no parser, which is slow for short texts. */
const markup = /[`*_[\]<&\\|~\n]|:\/\/|www\.|@|^(?:\s|[-+>#=]|\d+[.)])|\s$/;

/** What opens a part of a text. Fewer than 200 are no excess. */
const opening = /[>*_~![\]+\n-]|\d[.)]/g;

/** The tree of a description, and whether it has HTML or images that became something else. */
export interface ParsedDescription {
  tree: Root;
  isConverted: boolean;
}

/**
 * Parses Markdown without components. HTML becomes what it means in Markdown, and images become links. The
 * tree of text without markup has no positions, nor has one of HTML; a text with an excess of markup becomes
 * a single paragraph. Nobody may change the tree: it is parsed once.
 */
export function parseDescription(text: string): ParsedDescription {
  if (text !== '' && !markup.test(text)) return { tree: toParagraph(text), isConverted: false };
  const parsed = parseOrFind(text);
  return 'found' in parsed ? { tree: toParagraph(text), isConverted: false } : parsed;
}

/** Returns only the tree of a description. */
export function parseMarkdown(text: string): Root {
  return parseDescription(text).tree;
}

/** Finds what makes a Markdown text one that is shown as it is written; undefined for any other. */
export function findExcess(text: string): Finding | undefined {
  // Documents from elsewhere have numbers or objects in the place of texts, which the parser reads as text too.
  if ((String(text).match(opening)?.length ?? 0) < 200) return undefined;
  const parsed = parseOrFind(text);
  return 'found' in parsed ? parsed : undefined;
}

const parseOrFind = remember(
  (text: string): ParsedDescription | Finding => {
    try {
      limitText(String(text));
      const written = markdown.parse(text);
      const tree = convertHtml(written);
      return { tree, isConverted: linkImages(tree) || tree !== written };
    } catch (error) {
      if (error instanceof ExcessiveText) return error.finding;
      throw error;
    }
  },
  (text) => text,
);

function toParagraph(text: string): Root {
  return {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }],
  };
}

/** Parses Markdown with components. Throws at the first syntax error, and at `ExcessiveText`. */
export function parseMarkdownWithComponents(text: string): Root {
  return mdx.parse(text);
}
