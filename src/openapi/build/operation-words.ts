import { toTitle } from '../../text/slug';
import { asText, type Json } from '../document/document';
import type { Operation } from '../model';
import { joinBlocks } from './details';
import { isTitle } from './is-title';

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
