import { remember } from '../../text/remember';
import { parseMarkdown } from '../parse/parse-markdown';
import { toText } from './plain-text';

/** Converts a Markdown description to plain text with one paragraph per block or row. */
export const toPlainDescription = remember(
  (markdown: string): string => toText(parseMarkdown(markdown.trim()), true),
  (markdown) => markdown,
);
