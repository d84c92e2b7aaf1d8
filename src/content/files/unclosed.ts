import { type Document, isCollection, isScalar, type Node, visit } from 'yaml';

const closings: Record<string, string> = { '{': '}', '[': ']', '"': '"', "'": "'" };

/** A bracket or quote without its counterpart: where it is, and how authors write both. */
export interface Unclosed {
  offset: number;
  opening: string;
  closing: string;
}

/**
 * Finds the last bracket or quote before `offset` that is not closed there: the parser says only
 * where it gave up, which may be many lines below.
 */
export function findUnclosed(
  document: Document.Parsed,
  text: string,
  offset: number,
): Unclosed | undefined {
  let found: Unclosed | undefined;
  visit(document, {
    Node(_key, node) {
      const [start = 0, end = 0] = isBounded(node) ? (node.range ?? []) : [];
      const opening = text.charAt(start);
      const closing = closings[opening];
      if (end !== offset || !closing) return;
      found = { offset: start, opening, closing };
    },
  });
  return found;
}

function isBounded(node: Node): boolean {
  if (isCollection(node)) return node.flow === true;
  return isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE');
}
