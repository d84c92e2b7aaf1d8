/** What encloses marked words in answers: characters that no text has. */
export const markTags = { pre: '\uE000', post: '\uE001' };

/** A part of a text. */
export interface TextPart {
  text: string;
  isMarked: boolean;
  /** Where it begins. */
  start: number;
}

/** Splits a text with tags into parts, to be shown as text and never as markup. */
export function splitMarks(value: string): TextPart[] {
  const parts: TextPart[] = [];
  for (const match of value.matchAll(/\uE000([^\uE000\uE001]*)\uE001?|[^\uE000\uE001]+/g)) {
    const text = match[1] ?? match[0].replace(/[\uE000\uE001]/g, '');
    if (text) parts.push({ text, isMarked: match[1] !== undefined, start: match.index });
  }
  return parts;
}
