import type { FilePlan } from '../files/plan';

/** The files that a request writes, and what the author should do next. */
export interface Plan extends FilePlan {
  /** Whether it is written although it causes errors, which are then for the author to fix. */
  isDraft?: boolean;
  /** What to do next. */
  next: string;
}
