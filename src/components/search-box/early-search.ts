import type { RefObject } from 'react';

/** What a reader has typed before the search field is there. */
export interface EarlySearch {
  text: string;
  /** What of a pasted text did not fit. */
  rest?: string;
  /** True if the best result for the text is to be opened. */
  isEntered: boolean;
}

export const nothingTyped: EarlySearch = { text: '', isEntered: false };

/** Where it is kept; undefined once the field has it. */
export type EarlySearchRef = RefObject<EarlySearch | undefined>;

/** Returns what a key makes of the text; undefined for a key that types nothing. */
export function typeKey({ text }: EarlySearch, key: string): EarlySearch | undefined {
  if (key === 'Enter') return { text, isEntered: text.trim() !== '' };
  if (key === 'Backspace') return { text: text.slice(0, -1), isEntered: false };
  if (key.length === 1) return { text: text + key, isEntered: false };
  return undefined;
}
