import type { Operation } from '../openapi/model';
import { toPlainDescription } from '../prose/extract/plain-description';

/** Search engines cut a description at about this many characters. */
const longest = 160;

/** One plain sentence on an operation for search engines, from its description or its endpoint. */
export function describeOperation(
  operation: Pick<Operation, 'method' | 'path' | 'title' | 'description'>,
): string {
  const endpoint = `${operation.method} ${operation.path}`;
  const words = toPlainDescription(operation.description ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  const text = words
    ? `${endpoint}: ${words}`
    : `${operation.title} with ${endpoint}: its parameters, headers, body fields, responses and errors.`;
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}

/** The first sentence of a Markdown text, for lists; the first paragraph where it has no full stop. */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/);
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;
}
