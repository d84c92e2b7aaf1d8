import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { findTooDeep, mayBeTooDeep } from '../check/check-size';

/** GitHub Flavored Markdown, the language of descriptions. */
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** The same with components, the language of guides and notes. */
const mdx = markdown().use(remarkMdx).freeze();

/** Text without any of these is a single paragraph, and needs no parser, which is slow for short texts. */
const markup = /[`*_[\]<&\\|~\n]|:\/\/|www\.|@|^(?:\s|[-+>#=]|\d+[.)])|\s$/;

/**
 * Parses Markdown without components. The tree of text without markup has no positions; a text that
 * is too deep to show becomes a single paragraph.
 */
export function parseMarkdown(text: string): Root {
  if (text !== '' && !markup.test(text)) return toParagraph(text);
  return parseShallow(text) ?? toParagraph(text);
}

/** Returns true if parts of a Markdown text are within too many others, so that it is shown as it is written. */
export function isTooDeep(text: string): boolean {
  return mayBeTooDeep(text) && parseShallow(text) === undefined;
}

/** Returns undefined for a text that is too deep for a page, or even for the parser. */
function parseShallow(text: string): Root | undefined {
  if (!mayBeTooDeep(text)) return markdown.parse(text);
  try {
    const tree = markdown.parse(text);
    return findTooDeep(tree) ? undefined : tree;
  } catch (error) {
    // The parser calls itself for each list within another.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function toParagraph(text: string): Root {
  return {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }],
  };
}

/** Parses Markdown with components. Throws at the first syntax error. */
export function parseMarkdownWithComponents(text: string): Root {
  return mdx.parse(text);
}
