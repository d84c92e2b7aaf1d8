import type { Lexicon } from '../index/lexicon';
import { listVariants } from '../query/list-variants';
import type { Query } from '../query/read-query';
import type { SynonymFinder } from '../query/synonyms';
import { type Scoring, scoreVariant } from './score-records';
import { type WeighedWord, weighWord } from './weigh-word';

/** The scores of all records, and the words that were searched for. */
export interface QueryScores {
  scores: Float64Array;
  weighed: ReadonlyMap<string, WeighedWord>;
}

/** Scores every record by the best variant of the query. */
export function scoreQuery(
  query: Query,
  lexicons: readonly Lexicon[],
  synonyms: SynonymFinder,
  context: Omit<Scoring, 'weigh'>,
): QueryScores {
  const { core, ranking } = context;
  const weighed = new Map<string, WeighedWord>();
  const weigh = (word: string): WeighedWord => {
    const known =
      weighed.get(word) ?? weighWord(word, core, lexicons, synonyms.wordsFor(word), ranking);
    weighed.set(word, known);
    return known;
  };
  const isKnown = (word: string) => lexicons.some((lexicon) => lexicon.indexOf(word) >= 0);
  const scores = new Float64Array(core.size);
  for (const variant of listVariants(query, synonyms, isKnown)) {
    const found = scoreVariant(query, variant, { ...context, weigh });
    for (let record = 0; record < core.size; record += 1) {
      scores[record] = Math.max(scores[record] ?? 0, found[record] ?? 0);
    }
  }
  return { scores, weighed };
}
