import { rememberByObject } from '../../text/remember';
import { isStructure } from '../../text/written-number';
import type { OpenApiDocument } from './document';
import { type DocumentPart, listParts, type PartKind } from './list-parts';
import { escapeKey } from './pointer';

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
  listParts(document).flatMap((part) =>
    Object.entries(part.value).flatMap(([key, value]) => {
      const pointer = `${part.pointer}/${escapeKey(key)}`;
      if (typeof value === 'string')
        return isReaderText(part, key) ? [{ pointer, text: value }] : [];
      return isValueText(part, key) && isStructure(value) ? listValues(value, pointer) : [];
    }),
  ),
);

/** The same texts, but a repeated one only where it first occurs. */
export const listTexts = rememberByObject((document: OpenApiDocument): readonly WrittenText[] => {
  const first = new Map<string, WrittenText>();
  for (const each of listEveryText(document)) if (!first.has(each.text)) first.set(each.text, each);
  return [...first.values()];
});

/** The texts of some kinds of parts besides their description, summary and title. */
const others: Partial<Record<PartKind, RegExp>> = {
  tag: /^name$/,
  figure: /^(alt|caption)$/,
  note: /^text$/,
};

/** Whether a key of a part has a text for readers. */
export function isReaderText({ kind }: DocumentPart, key: string): boolean {
  return /^(description|summary|title)$/.test(key) || others[kind]?.test(key) === true;
}

/** Whether a key has the descriptions of enum values: in a list, or by value. */
function isValueText({ kind }: DocumentPart, key: string): boolean {
  return kind === 'schema' && /^x-enum-?descriptions$/i.test(key);
}

function listValues(values: object, pointer: string): WrittenText[] {
  return Object.entries(values).flatMap(([key, text]) =>
    typeof text === 'string' ? [{ pointer: `${pointer}/${escapeKey(key)}`, text }] : [],
  );
}
