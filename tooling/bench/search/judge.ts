import {
  createEmbeddedClient,
  type EmbeddedClient,
} from '../../../src/search/clients/embedded-client';
import type { IndexFile } from '../../../src/search/engine/index/write-index';
import type { Ranking } from '../../../src/search/engine/score/ranking';
import type { Search } from './searches';

/** A search and the rank of its first relevant hit; 0 if there is none among the first ten. */
export interface Verdict {
  search: Search;
  rank: number;
  /** Whether that hit leads to one of the anchors; undefined where that does not matter. */
  isLanded?: boolean;
}

/** How well a set of searches was served. */
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
export function openClient(files: readonly IndexFile[], ranking?: Ranking): EmbeddedClient {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  return createEmbeddedClient(async (name) => JSON.parse(texts.get(name) ?? ''), ranking);
}

/** Sends queries to a client as the search page does. */
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

/** The shares of searches with a relevant hit among the first, and the mean reciprocal rank. */
export function summarise(verdicts: readonly Verdict[]): Summary {
  const count = verdicts.length;
  const shareWithin = (limit: number) =>
    verdicts.filter(({ rank }) => rank > 0 && rank <= limit).length / count;
  const mrr = verdicts.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / count;
  return { count, at1: shareWithin(1), at3: shareWithin(3), at10: shareWithin(10), mrr };
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
