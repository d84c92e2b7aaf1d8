import type { Corpus } from '../index/open-corpus';
import type { PageHit } from './rank-pages';
import type { WeighedWord } from './weigh-word';

/** How sure it is that a word with similar letters is what was meant. */
const similarCertainty = 0.6;
/** The number of the first pages that are considered. */
const places = 3;
/** The least share of a query that a page must have so that it can be an answer. */
const leastShare = 0.5;

/** What decides whether anything was found that can be an answer. */
export interface MatchState {
  corpus: Corpus;
  /** The words of the query, and of each other way to write it. */
  variants: readonly (readonly WeighedWord[])[];
}

/** Whether hits can be an answer. */
export interface Match {
  /** True if no hit is one: nothing of the query is known. */
  isNone: boolean;
  /** True if none of the first pages has most of what was searched for: they are only the closest. */
  isWeak: boolean;
  /** The words that nothing is known of, although others are. */
  unknown: ReadonlySet<string>;
}

/** Judges what was found. This is the one place that decides below what a hit is no answer. */
export function judgeMatch(hits: readonly PageHit[], state: MatchState): Match {
  const { variants } = state;
  const best = Math.max(0, ...hits.slice(0, places).map((hit) => measureMatch(hit, state)));
  const isWeak = hits.length > 0 && best < leastShare;
  const isNone = isWeak && !variants.flat().some(({ isFound }) => isFound);
  const [query = [], ...others] = variants;
  const unknown = query.filter(
    (word) => word.terms.size === 0 && others.every((words) => words.includes(word)),
  );
  return { isNone, isWeak, unknown: new Set(unknown.map(({ word }) => word)) };
}

/** Returns the share of the query that a page has, by how rare its words are: 1 for all of them. */
function measureMatch({ record }: PageHit, { corpus, variants }: MatchState): number {
  const page = corpus.pageOf[record] ?? 0;
  const start = corpus.pageStarts[page] ?? 0;
  const end = corpus.pageStarts[page + 1] ?? start;
  const shares = variants.map((words) => {
    let found = 0;
    let total = 0;
    for (const { idf, values, isFound } of words) {
      total += idf;
      if (!values.subarray(start, end).some((value) => value > 0)) continue;
      found += idf * (isFound ? 1 : similarCertainty);
    }
    return total > 0 ? found / total : 1;
  });
  return Math.max(0, ...shares);
}
