import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Characters of a title. Longer ones are descriptions: they would fill several lines of a sidebar or a heading. */
export const maxTitleLength = 60;

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** Whether a summary can be the title of a page: short, on one line, and without markup. */
export function isTitle(summary: string): boolean {
  // A tag such as `<id>` that nothing closes is a placeholder.
  const words = summary.trim().replace(/<(?!br>)([\w-]+)>(?!.*<\/\1>)/gi, '{$1}');
  if (words.length > maxTitleLength || /[\r\n]/.test(words)) return false;
  const [paragraph, ...others] = markdown.parse(words).children;
  if (paragraph?.type !== 'paragraph' || others.length > 0) return false;
  const [text, ...rest] = paragraph.children;
  return text?.type === 'text' && text.value === words && rest.length === 0;
}
