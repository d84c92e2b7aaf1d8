import { parseMarkdown } from '../parse/parse-markdown';

/** Characters of a title. Longer ones are descriptions: they would fill several lines of a sidebar or a heading. */
export const maxTitleLength = 60;

/** Whether a summary can be the title of a page: short, on one line, and without markup. */
export function isTitle(summary: string): boolean {
  const words = summary.trim();
  if (words.length > maxTitleLength || /[\r\n]/.test(words)) return false;
  const [paragraph, ...others] = parseMarkdown(words).children;
  if (paragraph?.type !== 'paragraph' || others.length > 0) return false;
  const [text, ...rest] = paragraph.children;
  return text?.type === 'text' && text.value === words && rest.length === 0;
}
