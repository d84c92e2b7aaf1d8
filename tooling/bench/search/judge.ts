import { readFileSync } from 'node:fs';
import {
  createEmbeddedClient,
  type EmbeddedClient,
} from '../../../src/search/clients/embedded-client';
import type { IndexFile } from '../../../src/search/engine/index/write-index';

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

/** A search and the rank of its first relevant hit, or 0 if the first ten hits contain none. */
export interface Verdict {
  search: Search;
  rank: number;
  /** True if that hit leads to one of the expected anchors; undefined if none are expected. */
  isLanded?: boolean;
}

/** The quality of the results for a set of searches. */
export interface Summary {
  count: number;
  at1: number;
  at3: number;
  at10: number;
  mrr: number;
}

/** Runs a query and returns the routes of its hits, best first. */
export type RunQuery = (query: string) => Promise<{ page: string; route: string }[]>;

/** A client that reads the files of an index from memory. */
export function openClient(files: readonly IndexFile[]): EmbeddedClient {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  return createEmbeddedClient(async (name) => JSON.parse(texts.get(name) ?? ''));
}

/** Sends queries to a client in the same way as the search page. */
export function queryClient(client: EmbeddedClient): RunQuery {
  return async (query) => {
    const { results } = await client.search([{ params: { query, hitsPerPage: 10 } }]);
    return results[0]?.hits ?? [];
  };
}

/** Runs every search and finds the rank of its first relevant hit. */
export async function judge(searches: readonly Search[], run: RunQuery): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const search of searches) {
    const hits = (await run(search.q)).slice(0, 10);
    const index = hits.findIndex(({ page }) => search.accept.includes(page));
    const landed = search.anchors && {
      isLanded: search.anchors.includes(hits[index]?.route ?? ''),
    };
    verdicts.push({ search, rank: index + 1, ...landed });
  }
  return verdicts;
}

/** Computes the shares of searches with a relevant hit near the top, and the mean reciprocal rank. */
export function summarise(verdicts: readonly Verdict[]): Summary {
  const count = verdicts.length;
  const shareWithin = (limit: number) =>
    verdicts.filter(({ rank }) => rank > 0 && rank <= limit).length / count;
  const mrr = verdicts.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / count;
  return { count, at1: shareWithin(1), at3: shareWithin(3), at10: shareWithin(10), mrr };
}
