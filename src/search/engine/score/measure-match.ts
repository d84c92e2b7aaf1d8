import type { Corpus } from '../index/open-corpus';
import type { PageHit } from './rank-pages';
import type { ScoredVariant } from './score-record';

/** How sure a word is that only resembles words of the index. */
const resemblance = 0.6;
/** The number of the first pages that are considered. */
const places = 3;
/** The least share of a query that a page must have so that it can be an answer. */
const leastShare = 0.5;

/** What decides whether anything was found that can be an answer. */
export interface MatchState {
  corpus: Corpus;
  /** The query, and each other way to write it. */
  variants: readonly Pick<ScoredVariant, 'words'>[];
}

/** Returns true if none of the first pages has most of what was searched for: they are only the closest. */
export function isWeakMatch(hits: readonly PageHit[], state: MatchState): boolean {
  return hits.slice(0, places).every((hit) => measureMatch(hit, state) < leastShare);
}

/** Returns the share of the query that a page has, by how rare its words are: 1 for all of them. */
function measureMatch({ record }: PageHit, { corpus, variants }: MatchState): number {
  const page = corpus.pageOf[record] ?? 0;
  const start = corpus.pageStarts[page] ?? 0;
  const end = corpus.pageStarts[page + 1] ?? start;
  const shares = variants.map(({ words }) => {
    let found = 0;
    let total = 0;
    for (const { idf, values, isCertain } of words) {
      total += idf;
      if (values.subarray(start, end).some((value) => value > 0)) {
        found += idf * (isCertain ? 1 : resemblance);
      }
    }
    return total > 0 ? found / total : 1;
  });
  return Math.max(0, ...shares);
}
