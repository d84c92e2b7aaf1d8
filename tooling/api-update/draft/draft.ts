/** Something that an overlay could say about a part of a document. */
export interface Draft {
  /** JSON pointer of the part. */
  pointer: string;
  /** Where it belongs below the part: `['description']`. */
  keys: string[];
  /** Empty if the author has to write it from nothing. */
  value: unknown;
  /** Where it is taken from, in a few words: `Webhook.name`. */
  from?: string;
}
