/** One change of an overlay: updates or removes what `target` (a JSONPath) selects. */
export interface OverlayAction {
  target: string;
  description?: string;
  /** Where words are from that nobody has read in their new place. */
  'x-draft'?: string;
  update?: unknown;
  remove?: boolean;
}

/** An OpenAPI Overlay 1.0 document. */
export interface Overlay {
  overlay: string;
  info: { title: string; version: string };
  extends?: string;
  actions: OverlayAction[];
}

/** The part of a file where something was written. */
export interface Origin {
  file: string;
  /** JSON pointer in the file. */
  pointer: string;
}
