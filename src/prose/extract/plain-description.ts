import { parseMarkdown } from '../parse/parse-markdown';
import { toText } from './plain-text';

/** Converts a Markdown description to plain text with one paragraph per block. */
export function toPlainDescription(markdown: string): string {
  return toText(parseMarkdown(markdown.trim()));
}
