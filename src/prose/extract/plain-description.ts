import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { toText } from './plain-text';

const parser = unified().use(remarkParse).use(remarkGfm);

/** What could mean something in Markdown; most descriptions are plain words and need no parser. */
const marks = /[\\`*_[\]<>#&!|~]|:\/\/|www\.|@|^[ \t]*(?:[-+=]|\d+[.)])|^[ \t]+|[ \t]$/m;

/** The words of a description that is written in Markdown, one paragraph per block. */
export function toPlainDescription(markdown: string): string {
  const text = markdown.trim();
  if (!marks.test(text) && !/\n\s*\n/.test(text)) return text;
  const tree: Root = parser.parse(text);
  return toText(tree);
}
