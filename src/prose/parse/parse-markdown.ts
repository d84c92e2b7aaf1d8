import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** GitHub Flavored Markdown, the language of descriptions. */
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** The same with components, the language of guides and notes. */
const mdx = markdown().use(remarkMdx).freeze();

/** Text without any of these is a single paragraph, and needs no parser, which is slow for short texts. */
const markup = /[`*_[\]<&\\|~\n]|:\/\/|www\.|@|^(?:\s|[-+>#=]|\d+[.)])|\s$/;

/** Parses Markdown without components. The tree of text without markup has no positions. */
export function parseMarkdown(text: string): Root {
  if (text === '' || markup.test(text)) return markdown.parse(text);
  return {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }],
  };
}

/** Parses Markdown with components. Throws at the first syntax error. */
export function parseMarkdownWithComponents(text: string): Root {
  return mdx.parse(text);
}
