import { jsonpath } from 'json-p3';
import type { Json, OpenApiDocument } from '../openapi/document/document';

/** A place in a document that a path selects: a value and what holds it. */
export interface Place {
  value: unknown;
  /** Undefined for the document itself. */
  parent?: Json | unknown[];
  key?: string | number;
  /** The key of what holds it. */
  holder?: string | number | undefined;
}

/** The places that a JSONPath (RFC 9535) selects, or why it is no JSONPath. */
export function queryPath(
  document: OpenApiDocument,
  path: string,
): { places: Place[] } | { mistake: string } {
  try {
    const { nodes } = jsonpath.query(path, document as never);
    return { places: nodes.map(({ value, location }) => locate(document, value, location)) };
  } catch (error) {
    return { mistake: (error as Error).message };
  }
}

function locate(document: OpenApiDocument, value: unknown, location: (string | number)[]): Place {
  const key = location.at(-1);
  if (key === undefined) return { value };
  let parent: unknown = document;
  for (const step of location.slice(0, -1)) parent = (parent as Json)[step];
  return { value, parent: parent as Json | unknown[], key, holder: location.at(-2) };
}
