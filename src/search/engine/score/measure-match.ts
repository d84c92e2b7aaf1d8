import type { PageHit } from './rank-pages';
import type { WeighedWord } from './weigh-word';

/** The least score of the first page, as a share of how rare the words of the query are, that is an answer. */
const leastLikeness = 0.4;
/** Pages with a lower share of the score of the first have hardly any of the words. */
const leastShare = 0.1;

/** Whether hits can be an answer. */
export interface Match {
  /** Those that have the words of the query, as far as any has. */
  hits: PageHit[];
  /** True if none is an answer: they are only the closest pages. */
  isWeak: boolean;
  /** The words that nothing is known of, although others are. */
  unknown: ReadonlySet<string>;
}

/**
 * Judges what was found by the words of the query, and by each other way to write it. This is the one place
 * that decides below what a hit is no answer.
 */
export function judgeMatch(
  ranked: readonly PageHit[],
  variants: readonly (readonly WeighedWord[])[],
): Match {
  const best = ranked[0]?.score ?? 0;
  const rarities = variants.map((words) => words.reduce((sum, { idf }) => sum + idf, 0));
  const isWeak = ranked.length > 0 && best < leastLikeness * Math.min(...rarities);
  const isNone = isWeak && !variants.flat().some(({ isFound }) => isFound);
  const [query = [], ...others] = variants;
  const unknown = query.filter(
    (word) => word.terms.size === 0 && others.every((words) => words.includes(word)),
  );
  return {
    hits: isNone ? [] : ranked.filter(({ score }) => score >= leastShare * best),
    isWeak: isWeak && !isNone,
    unknown: new Set(unknown.map(({ word }) => word)),
  };
}
