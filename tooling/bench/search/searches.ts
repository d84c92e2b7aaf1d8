import { readFileSync } from 'node:fs';

/** A search, and the pages that are relevant to it. */
export interface Search {
  q: string;
  kind: string;
  /** Routes of the relevant pages. */
  accept: string[];
  /** Routes with anchors that a hit on one of these pages must lead to, where that matters. */
  anchors?: string[];
}

/** The sets of searches in this repository. */
export const searchSets = {
  /** The ranking was tuned with these. */
  tuning: 'tests/fixtures/searches/tuning.json',
  /** Questions, tasks and symptoms in readers' own words. */
  natural: 'tests/fixtures/searches/natural.json',
  /** Never used for tuning. */
  heldOut: 'tests/fixtures/searches/held-out.json',
};

/** Reads a set of searches; paths are relative to the root of the project. */
export function readSearches(path: string): Search[] {
  return JSON.parse(readFileSync(path, 'utf8'));
}
