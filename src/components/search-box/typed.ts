/** What a reader has typed or pasted into the field of the search dialog. */
export interface Typed {
  /** What is searched for, of which the field shows the start. */
  text: string;
  /** What of a pasted text the field does not show. */
  rest: string;
  /** Whether the best result for the text is to be opened as soon as it is there. */
  isEntered: boolean;
}

export const nothingTyped: Typed = { text: '', rest: '', isEntered: false };
