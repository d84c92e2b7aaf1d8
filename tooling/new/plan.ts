import type { FilePlan } from '../files/plan';

/** The files that a request writes, and what the author should do next. */
export interface Plan extends FilePlan {
  /** What to do next. */
  next: string;
}
