import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { toTitle } from '../../text/slug';
import { asText, type Json } from '../document/document';
import type { Operation } from '../model';
import { joinBlocks } from './details';

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

/**
 * The title of an operation: its summary without a full stop if that can be a title, else its id in words, else
 * `name`.
 */
export function titleOf({ summary }: Json, id: string, name = ''): string {
  const words = asText(summary)?.trim();
  return words !== undefined && isTitle(words)
    ? words.replace(/(?<=[^.])\.$/, '')
    : toTitle(id) || name;
}

/**
 * The description of an operation. A summary that cannot be the title comes before it, unless one repeats the
 * other.
 */
export function describeWords(operation: Json): Pick<Operation, 'description'> {
  const description = asText(operation.description);
  const summary = asText(operation.summary)?.trim();
  const words =
    summary === undefined || isTitle(summary) ? description : joinDistinct(summary, description);
  return words === undefined ? {} : { description: words };
}

function joinDistinct(summary: string, description: string | undefined): string | undefined {
  const [short, long] = [summary, description ?? ''].map(bare);
  if (long?.includes(short ?? '')) return description;
  return short?.includes(long ?? '') ? summary : joinBlocks([summary, description]);
}

/** The words of a text without its markup, to compare it with another one. */
function bare(markdown: string): string {
  return markdown
    .replace(/\]\([^)]*\)|<[^>]*>/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
