import { readFileSync } from 'node:fs';
import {
  createEmbeddedClient,
  type EmbeddedClient,
} from '../../../src/search/clients/embedded-client';
import type { IndexFile } from '../../../src/search/engine/index/write-index';
import type { Ranking } from '../../../src/search/engine/score/ranking';

/** A search with the routes that answer it. */
export interface Search {
  q: string;
  kind: string;
  /** Routes of pages, any of which answers. */
  accept: string[];
  /** Routes with their anchors that a hit on one of the pages leads to, where that matters. */
  anchors?: string[];
}

/** A search and the place of its first answer among the hits; 0 where there is none among ten. */
export interface Verdict {
  search: Search;
  rank: number;
  /** Whether the first answer leads to one of the anchors; undefined where that does not matter. */
  isLanded?: boolean;
}

/** How well searches were answered. */
export interface Summary {
  count: number;
  at1: number;
  at3: number;
  at10: number;
  mrr: number;
}

/** Searches that the ranking was made with, which need not be there, and those it was not made for. */
export const searchFiles = {
  development: '../shared/facts/queries-dev.json',
  heldOut: 'tests/fixtures/searches.json',
};

/** Gives the routes of hits, best first. */
export type Ask = (query: string) => Promise<{ page: string; route: string }[]>;

/** Reads a file of searches; undefined where there is none. */
export function readSearches(path: string): Search[] | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A client whose files are at hand. */
export function openClient(files: readonly IndexFile[], ranking?: Ranking): EmbeddedClient {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  return createEmbeddedClient(async (name) => JSON.parse(texts.get(name) ?? ''), ranking);
}

/** Asks a client as the page of results does. */
export function askClient(client: EmbeddedClient): Ask {
  return async (query) => {
    const { results } = await client.search([{ params: { query, hitsPerPage: 10 } }]);
    return results[0]?.hits ?? [];
  };
}

/** Asks every search and finds the place of its answer. */
export async function judge(searches: readonly Search[], ask: Ask): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const search of searches) {
    const hits = (await ask(search.q)).slice(0, 10);
    const index = hits.findIndex(({ page }) => search.accept.includes(page));
    const landed = search.anchors && {
      isLanded: search.anchors.includes(hits[index]?.route ?? ''),
    };
    verdicts.push({ search, rank: index + 1, ...landed });
  }
  return verdicts;
}

/** Shares of searches whose answer is among the first hits, and the mean of one by its place. */
export function summarise(verdicts: readonly Verdict[]): Summary {
  const count = verdicts.length;
  const within = (places: number) =>
    verdicts.filter(({ rank }) => rank > 0 && rank <= places).length / count;
  const mrr = verdicts.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / count;
  return { count, at1: within(1), at3: within(3), at10: within(10), mrr };
}

/** The verdicts on each kind of search. */
export function groupByKind(verdicts: readonly Verdict[]): Map<string, Verdict[]> {
  const groups = new Map<string, Verdict[]>();
  for (const verdict of verdicts) {
    const { kind } = verdict.search;
    groups.set(kind, [...(groups.get(kind) ?? []), verdict]);
  }
  return groups;
}
