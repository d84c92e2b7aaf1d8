import { rememberByObject } from '../../text/remember';
import type { OpenApiDocument } from './document';
import { type DocumentEntry, isName, isReaderText, listEntries } from './list-entries';

/** A text of a document that readers see. */
export interface WrittenText {
  /** JSON pointer of the text. */
  pointer: string;
  /** Markdown, or a plain name or title. */
  text: string;
}

/**
 * Every description, summary and title of a document, the names of its areas, the descriptions of
 * enum values, and the texts of figures, retries and calls of the server.
 */
export const listEveryText = rememberByObject((document: OpenApiDocument): readonly WrittenText[] =>
  listEntries(document, '')
    .flatMap(listItems)
    .flatMap((entry) => {
      const { pointer, value: text } = entry;
      return typeof text === 'string' && isVisible(entry) ? [{ pointer, text }] : [];
    }),
);

/** The same texts, but a repeated one only where it first occurs. */
export const listTexts = rememberByObject((document: OpenApiDocument): readonly WrittenText[] => {
  const first = new Map<string, WrittenText>();
  for (const each of listEveryText(document)) if (!first.has(each.text)) first.set(each.text, each);
  return [...first.values()];
});

/** The keys of descriptions of enum values. */
const valueTexts = /^x-enum-?descriptions$/i;

/** The entry itself, or the items of a list of descriptions of enum values, which may be a map too. */
function listItems(entry: DocumentEntry): DocumentEntry[] {
  const { key, value, pointer } = entry;
  if (!Array.isArray(value) || !valueTexts.test(key) || isName(entry)) return [entry];
  return value.map((item, index) => ({
    key: String(index),
    value: item,
    pointer: `${pointer}/${index}`,
    parentKey: key,
  }));
}

function isVisible(entry: DocumentEntry): boolean {
  const { key, parentKey, pointer } = entry;
  return (
    valueTexts.test(parentKey) ||
    (parentKey === 'x-figure' && key !== 'src') ||
    (/^x-(retry|server-call)$/.test(parentKey) && key === 'text') ||
    isReaderText(entry) ||
    /^\/tags\/\d+\/name$/.test(pointer)
  );
}
