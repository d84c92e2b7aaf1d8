import type { ShownProblem } from './shown-problem';

/** A guide whose address has changed while its author writes. */
export interface MovedGuide {
  /** The route that it had. */
  from: string;
  to: string;
  title: string;
  /** What to add to its `from`, so that the former route leads readers on; undefined if it does. */
  missing?: string;
}

/** What the development server sends to open pages. */
export interface DevelopMessage {
  problems: readonly ShownProblem[];
  moved: readonly MovedGuide[];
}
