/** The characters that enclose highlighted words in responses, which no text contains. */
export const highlightTags = { pre: '\uE000', post: '\uE001' };

/** A part of a text. */
export interface TextPart {
  text: string;
  isHighlighted: boolean;
  /** Its position in the text. */
  start: number;
}

/** Splits a text at its tags, so that the parts are rendered as text and never as markup. */
export function splitHighlights(value: string): TextPart[] {
  const parts: TextPart[] = [];
  for (const match of value.matchAll(/\uE000([^\uE000\uE001]*)\uE001?|[^\uE000\uE001]+/g)) {
    const text = match[1] ?? match[0].replace(/[\uE000\uE001]/g, '');
    if (text) parts.push({ text, isHighlighted: match[1] !== undefined, start: match.index });
  }
  return parts;
}
