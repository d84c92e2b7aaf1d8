import { asObject } from './document';
import { escapeKey } from './pointer';

/** A key of a document, or of a part of one, and its value. */
export interface DocumentEntry {
  /** JSON pointer of the value, from where the listing began. */
  pointer: string;
  key: string;
  value: unknown;
  /** The key that holds it; empty below a name and in a list. */
  holder: string;
}

const words = new Set(['description', 'summary', 'title']);
/** Keys whose value is data of the caller, unless they are names below one of `named`. */
const data = new Set(['example', 'default', 'enum', 'const', 'value']);
const named = new Set(['properties', 'patternProperties', 'schemas', 'headers', 'responses']);

/** Every key of what `holder` holds, at any depth, but none within values that are data of the caller. */
export function listEntries(value: unknown, holder: string, pointer = ''): DocumentEntry[] {
  if (Array.isArray(value)) {
    // A list of examples belongs to a schema and holds values; a map of them has words.
    if (holder === 'examples') return [];
    return value.flatMap((item, index) => listEntries(item, '', `${pointer}/${index}`));
  }
  const isName = named.has(holder);
  return Object.entries(asObject(value)).flatMap(([key, part]) => {
    const entry = { pointer: `${pointer}/${escapeKey(key)}`, key, value: part, holder };
    if (data.has(key) && !isName) return [entry];
    return [entry, ...listEntries(part, isName ? '' : key, entry.pointer)];
  });
}

/** True for a key that has words for readers, and is no name that looks like one. */
export function holdsWords({ key, holder }: DocumentEntry): boolean {
  return words.has(key) && !named.has(holder);
}
