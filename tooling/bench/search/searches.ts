import { readFileSync } from 'node:fs';

/** A search with the pages that are relevant to it. */
export interface Search {
  q: string;
  kind: string;
  /** Routes of the relevant pages. */
  accept: string[];
  /** Routes with anchors, one of which the hit must lead to; omitted if any anchor is fine. */
  anchors?: string[];
}

/** Paths of the sets of searches in this repository. */
export const searchSets = {
  /** Names, paths and the like, used to tune the ranking. */
  tuning: 'tests/fixtures/searches/tuning.json',
  /** Questions, tasks and symptoms in natural language, used as well. */
  natural: 'tests/fixtures/searches/natural.json',
  /** A third of all, chosen at random, which nothing is tuned with: names, paths and the like. */
  heldOut: 'tests/fixtures/searches/held-out.json',
  /** The same of those in natural language. */
  heldOutNatural: 'tests/fixtures/searches/held-out-natural.json',
};

/** Reads a set of searches. The path is relative to the project root. */
export function readSearches(path: string): Search[] {
  return JSON.parse(readFileSync(path, 'utf8'));
}
