import { mapParts } from './document/document';
import type { Text } from './text';

const texts = new Set(['description', 'details', 'meaning', 'action', 'serverNote']);

/** Whether a property with this name is a text by authors (`Text` in `text.ts`). */
export function isText(key: string): boolean {
  return texts.has(key);
}

/**
 * Copies a part of a model and converts every text by authors (`Text` in `text.ts`), at
 * any depth: for example from Markdown to HTML.
 */
export function mapTexts<Part>(part: Part, convert: (text: Text) => Text): Part {
  return mapParts(part, (value, key) =>
    isText(key) && typeof value === 'string' ? convert(value) : mapTexts(value, convert),
  );
}

/** Lists every text by authors in a part of a model, at any depth, each once. */
export function listTexts(part: unknown): Text[] {
  const found = new Set<Text>();
  mapTexts(part, (text) => {
    found.add(text);
    return text;
  });
  return [...found];
}
