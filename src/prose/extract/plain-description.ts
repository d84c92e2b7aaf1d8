import { parseMarkdown } from '../parse/parse-markdown';
import { toText } from './plain-text';

/** The words of a description that is written in Markdown, one paragraph per block. */
export function toPlainDescription(markdown: string): string {
  return toText(parseMarkdown(markdown.trim()));
}
