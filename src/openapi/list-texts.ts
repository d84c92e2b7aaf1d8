import { asObject, type OpenApiDocument } from './document';
import { escapeKey } from './pointer';

/** Words of a document that its readers see. */
export interface WrittenText {
  /** JSON pointer of the text. */
  pointer: string;
  /** Markdown, or a plain name or title. */
  text: string;
}

const words = new Set(['description', 'summary', 'title']);
/** Keys whose value is data of the caller, unless they are names below one of `named`. */
const data = new Set(['example', 'default', 'enum', 'const', 'value']);
const named = new Set(['properties', 'patternProperties', 'schemas', 'headers', 'responses']);

/**
 * Every description, summary and title of a document, the names of its areas, and the words on enum
 * values and of figures: each text once, where it stands first.
 */
export function listTexts(document: OpenApiDocument): WrittenText[] {
  const seen = new Set<string>();
  return listBelow(document, '', '').filter(({ text }) => {
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

function listBelow(value: unknown, pointer: string, holder: string): WrittenText[] {
  if (Array.isArray(value)) {
    // A list of examples belongs to a schema and holds values; a map of them has words.
    if (holder === 'examples') return [];
    return value.flatMap((item, index) => listBelow(item, `${pointer}/${index}`, ''));
  }
  return Object.entries(asObject(value)).flatMap(([key, part]) => {
    const place = `${pointer}/${escapeKey(key)}`;
    const isName = named.has(holder);
    if (typeof part === 'string') {
      return isSeen(key, place, holder) ? [{ pointer: place, text: part }] : [];
    }
    if (data.has(key) && !isName) return [];
    return listBelow(part, place, isName ? '' : key);
  });
}

function isSeen(key: string, place: string, holder: string): boolean {
  return (
    holder === 'x-enum-descriptions' ||
    (holder === 'x-figure' && key !== 'src') ||
    words.has(key) ||
    /^\/tags\/\d+\/name$/.test(place)
  );
}
