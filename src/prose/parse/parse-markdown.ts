import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Markdown as GitHub extends it (GFM): the language of descriptions. */
const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** The same with components: the language of guides and notes. */
const mdx = markdown().use(remarkMdx).freeze();

/** A text with none of these is one paragraph, and the parser takes long for small texts. */
const markup = /[`*_[\]<&\\|~\n]|:\/\/|www\.|@|^(?:\s|[-+>#=]|\d+[.)])|\s$/;

/** The tree of a text in Markdown without components; one without markup has no positions. */
export function parseMarkdown(text: string): Root {
  if (text === '' || markup.test(text)) return markdown.parse(text);
  return {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }],
  };
}

/** The tree of a text in Markdown with components. Throws at the first mistake in its syntax. */
export function parseMarkdownWithComponents(text: string): Root {
  return mdx.parse(text);
}
