import { asObject } from './document';
import { escapeKey } from './pointer';

/** A key of a document, or of a part of one, and its value. */
export interface DocumentEntry {
  /** JSON pointer of the value, from where the listing began. */
  pointer: string;
  key: string;
  value: unknown;
  /** The key that it is below; empty below a name and in a list. */
  holder: string;
}

const words = new Set(['description', 'summary', 'title']);
/** Keys whose value is data of the caller, where they are no names. */
const data = new Set(['example', 'default', 'enum', 'const', 'value']);
/** Maps of OpenAPI 3.0 and 3.1 and of JSON Schema whose keys are names that an author chose. */
const maps = new Set([
  ...['schemas', 'responses', 'parameters', 'examples', 'requestBodies', 'headers'],
  ...['securitySchemes', 'links', 'callbacks', 'pathItems', 'paths', 'webhooks', 'content'],
  ...['encoding', 'mapping', 'scopes', 'variables', 'x-enum-descriptions'],
  ...['properties', 'patternProperties', '$defs', 'definitions'],
  ...['dependentSchemas', 'dependentRequired'],
]);

/** Every key below `holder`, at any depth, but none within values that are data of the caller. */
export function listEntries(value: unknown, holder: string, pointer = ''): DocumentEntry[] {
  if (Array.isArray(value)) {
    // A list of examples belongs to a schema and contains values; a map of them has words.
    if (holder === 'examples') return [];
    return value.flatMap((item, index) => listEntries(item, '', `${pointer}/${index}`));
  }
  return Object.entries(asObject(value)).flatMap(([key, part]) => {
    const entry = { pointer: `${pointer}/${escapeKey(key)}`, key, value: part, holder };
    if (holdsData(entry)) return [entry];
    return [entry, ...listEntries(part, isName(entry) ? '' : key, entry.pointer)];
  });
}

/** True for a key that an author chose, of a property or a component, whatever it looks like. */
export function isName({ holder }: Pick<DocumentEntry, 'holder'>): boolean {
  return maps.has(holder);
}

/** True for a key whose value is data of the caller, in which nothing is a part of the document. */
function holdsData({ key, holder }: Pick<DocumentEntry, 'key' | 'holder'>): boolean {
  return data.has(key) && !maps.has(holder);
}

/** True for a key that has words for readers, and is no name that looks like one. */
export function holdsWords({ key, holder }: DocumentEntry): boolean {
  return words.has(key) && !maps.has(holder);
}
