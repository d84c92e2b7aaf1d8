import type { Corpus } from '../index/open-corpus';
import type { Variant } from '../query/list-variants';
import type { Query } from '../query/read-query';
import { scoreQuestions } from './score-questions';
import { type ScoredVariant, type ScoringContext, scoreRecord } from './score-record';
import type { WeighedWord } from './weigh-word';

/** Weighs the words of one variant of the query. */
export function readVariant(
  query: Query,
  { words, factor }: Variant,
  { corpus }: ScoringContext,
  subjects: Float64Array,
  weigh: (word: string) => WeighedWord,
): ScoredVariant {
  const weighed = words.map(weigh);
  return {
    query,
    words: weighed,
    compounds: query.compounds.map(weigh),
    total: weighed.reduce((sum, { idf }) => sum + idf, 0) || 1,
    pages: sumPages(corpus, weighed),
    ...scoreQuestions(corpus, weighed),
    subjects,
    factor,
  };
}

/** Scores every record that contains a word of one variant of the query; 0 for all others. */
export function scoreVariant(variant: ScoredVariant, context: ScoringContext): Float64Array {
  const scores = new Float64Array(context.corpus.size);
  for (let record = 0; record < scores.length; record += 1) {
    if (!variant.words.some(({ values }) => (values[record] ?? 0) > 0)) continue;
    scores[record] = scoreRecord(record, variant, context);
  }
  return scores;
}

/** Returns how much of a query each page contains, in any of its records. */
function sumPages(corpus: Corpus, words: readonly WeighedWord[]): Float64Array {
  const sums = new Float64Array(corpus.pageStarts.length);
  for (const { idf, values } of words) {
    let last = -1;
    for (let record = 0; record < corpus.size; record += 1) {
      const page = corpus.pageOf[record] ?? 0;
      if (page === last || (values[record] ?? 0) === 0) continue;
      sums[page] = (sums[page] ?? 0) + idf;
      last = page;
    }
  }
  return sums;
}
