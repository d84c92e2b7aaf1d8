import type { Story } from './story';

/** The form of values that a server generates. */
export type Form = Story['generated'][number];

/** A part of a text: a generated value with its form, or the words between two of them. */
interface Piece {
  text: string;
  form?: Form;
}

/** Splits a text into its generated values and the words between them. */
export type SplitText = (text: string) => Piece[];

/** Creates a function that finds the values of these forms in texts. The first form that fits is used. */
export function createSplitter(forms: readonly Form[]): SplitText {
  if (forms.length === 0) return (text) => [{ text }];
  const pattern = forms.map(({ form }, index) => `(?<form${index}>${form})`).join('|');
  const anyForm = new RegExp(pattern, 'gu');
  return (text) => {
    let end = 0;
    const pieces: Piece[] = [];
    for (const match of text.matchAll(anyForm)) {
      const [value] = match;
      if (value === '') continue;
      const form = forms.find((_, index) => match.groups?.[`form${index}`] !== undefined);
      pieces.push({ text: text.slice(end, match.index) }, { text: value, form });
      end = match.index + value.length;
    }
    return [...pieces, { text: text.slice(end) }];
  };
}
