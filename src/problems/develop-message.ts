import type { ShownProblem } from './shown-problem';

/** A guide whose address has changed while its author writes. */
export interface MovedGuide {
  /** The route that it had. */
  from: string;
  to: string;
  title: string;
}

/** What the development server tells open pages. */
export interface DevelopMessage {
  problems: readonly ShownProblem[];
  moved: readonly MovedGuide[];
}
