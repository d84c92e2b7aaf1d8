import type { BodyDifference } from './compare-bodies';
import type { Operation } from './model';

/** An operation as others name it. */
export interface OperationEntry {
  title: string;
  route: string;
  method: Operation['method'];
  path: string;
}

/** A step in the life of what the operation's area manages. */
export interface StepEntry {
  states: string[];
  operations: OperationEntry[];
  isCurrent: boolean;
}

/** An example that stands with the fields of its body. */
export interface FurtherExample {
  title: string;
  description?: string;
  html: string;
}

/** Everything on an operation's page that is not the operation itself; its texts are HTML. */
export interface OperationView {
  /** The code beside the text: how to call it, and what it answers. */
  samples: string;
  answers: string;
  /** The examples after the first one of each body, by the anchor of the request or response. */
  further: Record<string, FurtherExample[]>;
  /** What the update takes from the operation that creates. */
  comparison?: { title: string; route: string; differences: BodyDifference[] };
  lifeCycle: StepEntry[];
  related: OperationEntry[];
  /** The guides that mention the operation; the description is the sentence that does. */
  mentions: { title: string; route: string; description: string }[];
  /** The note on the operation. */
  note?: string;
  /** Where the error of a status is explained. */
  errorRoutes: Record<string, string>;
}
