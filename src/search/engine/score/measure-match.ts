import type { Corpus } from '../index/open-corpus';
import { certainty } from './find-terms';
import type { PageHit } from './rank-pages';
import type { ScoredVariant } from './score-record';
import { isFound, type WeighedWord } from './weigh-word';

/** How sure it is that the two words were meant that an unknown one was split into, unless they are in one title. */
const splitCertainty = 0.45;
/** The number of the first pages that are considered. */
const places = 3;
/** The least share of a query that a page must have so that it can be an answer. */
const leastShare = 0.5;

/** What decides whether anything was found that can be an answer. */
export interface MatchState {
  corpus: Corpus;
  /** The query, and each other way to write it. */
  variants: readonly Pick<ScoredVariant, 'words' | 'parts'>[];
}

/** Whether hits can be an answer. */
export interface Match {
  /** True if no hit is one: nothing of the query is known but words that say little. */
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
  const says = (word: WeighedWord) => !word.isFiller && isFound(word);
  const isNone = isWeak && !variants.some(({ words }) => words.some(says));
  const [query, ...others] = variants;
  const unknown = (query?.words ?? []).filter(
    ({ word, certainty: found }) =>
      found === certainty.none &&
      others.every(({ words }) => words.some((other) => other.word === word)),
  );
  return { isNone, isWeak, unknown: new Set(unknown.map(({ word }) => word)) };
}

/** Returns the share of the query that a page has, by how rare its words are: 1 for all of them. */
function measureMatch({ record }: PageHit, { corpus, variants }: MatchState): number {
  const page = corpus.pageOf[record] ?? 0;
  const start = corpus.pageStarts[page] ?? 0;
  const end = corpus.pageStarts[page + 1] ?? start;
  const shares = variants.map(({ words, parts = [] }) => {
    const isPart = ({ word }: WeighedWord) => parts.includes(word);
    const isNamed = words.filter(isPart).every(({ inTitle }) => inTitle[record]);
    let found = 0;
    let total = 0;
    for (const word of words) {
      total += word.idf;
      if (!word.values.subarray(start, end).some((value) => value > 0)) continue;
      const most = isPart(word) && !isNamed ? splitCertainty : 1;
      found += word.idf * Math.min(most, word.certainty);
    }
    return total > 0 ? found / total : 1;
  });
  return Math.max(0, ...shares);
}
