import { type JSONValue, jsonpath } from 'json-p3';
import type { Json, OpenApiDocument } from '../openapi/document/document';
import { toPlainNumbers } from '../text/written-number';

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
    const searched = needsPlainNumbers(path) ? toPlainNumbers(document) : document;
    const { nodes } = jsonpath.query(path, searched as JSONValue);
    return { matches: nodes.map(({ location }) => locate(document, location)) };
  } catch (error) {
    return { mistake: (error as Error).message };
  }
}

/**
 * Comparisons need plain numbers, and what is searched at every depth must end at them. Most paths only compare names,
 * and a large document has to be searched for its numbers.
 */
function needsPlainNumbers(path: string): boolean {
  const withoutTexts = path.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "''");
  return /\.\.|\?.*(\d|[<>(]|[=]=\s*[^\s'])/.test(withoutTexts);
}

function locate(document: OpenApiDocument, location: (string | number)[]): PathMatch {
  const key = location.at(-1);
  if (key === undefined) return { value: document, location };
  let parent: Json = document;
  for (const step of location.slice(0, -1)) parent = parent[step] as Json;
  return { value: parent[key], location, parent, key, parentKey: location.at(-2) };
}
