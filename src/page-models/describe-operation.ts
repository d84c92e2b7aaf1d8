import type { Operation } from '../openapi/model';
import { toPlainDescription } from '../prose/extract/plain-description';

/** Search engines truncate descriptions at about this many characters. */
const maxLength = 160;

/** Describes an operation for search engines in plain text, from its description or its endpoint. */
export function describeOperation(
  operation: Pick<Operation, 'method' | 'path' | 'title' | 'description'>,
): string {
  const endpoint = `${operation.method} ${operation.path}`;
  const plain = toPlainDescription(skipNotice(operation.description ?? ''))
    .replace(/\s+/g, ' ')
    .trim();
  const text = plain
    ? `${endpoint}: ${plain}`
    : `${operation.title} with ${endpoint}: its parameters, headers, body fields, responses and errors.`;
  return text.length <= maxLength
    ? text
    : `${text.slice(0, maxLength - 1).replace(/\s+\S*$/, '')}…`;
}

/** The first sentence of a Markdown text after a notice, or its first paragraph if it has no full stop. */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = skipNotice(markdown).split(/\n\s*\n/);
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;
}

/** A text without a first paragraph in bold type, such as "**Required scope:** write", which says little about the rest. */
function skipNotice(markdown: string): string {
  return markdown.trim().replace(/^\*\*(?:(?!\n\s*\n)[\s\S])*\n\s*\n(?=[\p{L}`])/u, '');
}
