import { type JSONValue, jsonpath } from 'json-p3';
import type { Json, OpenApiDocument } from '../openapi/document/document';

/** A part of a document that a path matches: a value, and the object or list that contains it. */
export interface PathMatch {
  value: unknown;
  /** The keys from the document to the value. */
  location: (string | number)[];
  /** Undefined for the document itself. */
  parent?: Json | unknown[];
  key?: string | number;
  /** The key of the parent. */
  parentKey?: string | number | undefined;
}

/** The parts that a JSONPath (RFC 9535) matches, or why it isn't valid. */
export function queryPath(
  document: OpenApiDocument,
  path: string,
): { matches: PathMatch[] } | { mistake: string } {
  try {
    const { nodes } = jsonpath.query(path, document as JSONValue);
    return { matches: nodes.map(({ value, location }) => locate(document, value, location)) };
  } catch (error) {
    return { mistake: (error as Error).message };
  }
}

function locate(
  document: OpenApiDocument,
  value: unknown,
  location: (string | number)[],
): PathMatch {
  const key = location.at(-1);
  if (key === undefined) return { value, location };
  let parent: unknown = document;
  for (const step of location.slice(0, -1)) parent = (parent as Json)[step];
  return { value, location, parent: parent as Json | unknown[], key, parentKey: location.at(-2) };
}
