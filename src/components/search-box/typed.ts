/** What a reader has typed into the field of the search dialog. */
export interface Typed {
  text: string;
  /** What of a pasted text did not fit. */
  rest: string;
  /** Whether the best result for the text is to be opened as soon as it is there. */
  isEntered: boolean;
}

export const nothingTyped: Typed = { text: '', rest: '', isEntered: false };
