import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm);

/** A text with none of these is one paragraph, and the parser takes long for small texts. */
const markup = /[`*_[\]<&\\|~\n]|^\s*(?:[-+>#=]|\d+[.)])|:\/\/|www\.|@/;

/** The tree of a description, which is Markdown without components. */
export function parseMarkdown(text: string): Root {
  if (markup.test(text)) return parser.parse(text);
  return {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: text.trim() }] }],
  };
}
