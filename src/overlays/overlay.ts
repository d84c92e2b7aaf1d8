/** One change of an overlay: what `target` (JSONPath) selects is updated or removed. */
export interface OverlayAction {
  target: string;
  description?: string;
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

/** A mistake in an overlay, with its JSON pointer in the overlay. */
export interface OverlayProblem {
  pointer: string;
  found: string;
  expected: string;
  repair: string;
}
