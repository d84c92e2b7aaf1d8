import type { OpenApiDocument } from './document';
import { type DocumentEntry, holdsWords, listEntries } from './list-entries';

/** Words of a document that its readers see. */
export interface WrittenText {
  /** JSON pointer of the text. */
  pointer: string;
  /** Markdown, or a plain name or title. */
  text: string;
}

/**
 * Every description, summary and title of a document, the names of its areas, and the words on enum
 * values and of figures: each text once, where it occurs first.
 */
export function listTexts(document: OpenApiDocument): WrittenText[] {
  const seen = new Set<string>();
  return listEntries(document, '').flatMap((entry) => {
    const { pointer, value: text } = entry;
    if (typeof text !== 'string' || !isSeen(entry) || seen.has(text)) return [];
    seen.add(text);
    return [{ pointer, text }];
  });
}

function isSeen(entry: DocumentEntry): boolean {
  const { key, holder, pointer } = entry;
  return (
    holder === 'x-enum-descriptions' ||
    (holder === 'x-figure' && key !== 'src') ||
    holdsWords(entry) ||
    /^\/tags\/\d+\/name$/.test(pointer)
  );
}
