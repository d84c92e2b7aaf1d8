import type { Corpus } from '../index/open-corpus';
import { listVariants, type Variant } from '../query/list-variants';
import type { Query } from '../query/read-query';
import type { SynonymFinder } from '../query/synonyms';
import { scoreQuestions, scoreSubjects } from './score-questions';
import { type ScoredVariant, type ScoringContext, scoreRecord } from './score-record';
import type { WeighedWord } from './weigh-word';

/** The scores of all records, and what they were computed from. */
export interface QueryScores {
  scores: Float64Array;
  weighed: ReadonlyMap<string, WeighedWord>;
  /** The query, and each other way to write it. */
  variants: readonly ScoredVariant[];
}

/** The most words of a query that may all be abbreviated: `disc exp`. */
const maxAbbreviated = 2;

/** Weighs a word, which `mayBeHalf` typed. */
export type WeighWord = (word: string, mayBeHalf: boolean) => WeighedWord;

/** Scores every record by the best variant of the query. */
export function scoreQuery(
  query: Query,
  weighWord: WeighWord,
  isKnown: (word: string) => boolean,
  synonyms: SynonymFinder,
  context: ScoringContext,
): QueryScores {
  const { corpus } = context;
  // Of a longer query, only the last word may be half typed, or one that would be unknown otherwise.
  const half = query.words.length <= maxAbbreviated ? query.words : query.all.slice(-1);
  const weighed = new Map<string, WeighedWord>();
  const weigh = (word: string): WeighedWord => {
    const known = weighed.get(word) ?? weighWord(word, half.includes(word));
    weighed.set(word, known);
    return known;
  };
  const scores = new Float64Array(corpus.size);
  // Other queries can be names, which the titles decide on.
  const subjects = query.isQuestion
    ? scoreSubjects(corpus, query.words.map(weigh))
    : new Float64Array(corpus.pageStarts.length).fill(1);
  const compounds = query.compounds.map((parts) => weigh(findKnownName(parts, isKnown)));
  const shared = { query, compounds, subjects };
  const variants = listVariants(query, synonyms, isKnown).map((variant) =>
    readVariant(variant, shared, context, weigh),
  );
  for (const variant of variants) {
    const found = scoreVariant(variant, context);
    for (let record = 0; record < corpus.size; record += 1) {
      scores[record] = Math.max(scores[record] ?? 0, found[record] ?? 0);
    }
  }
  return { scores, weighed, variants };
}

/**
 * Returns a compound as one word: if the index lacks it, its longest part that the index has. SDKs add
 * words to the name of an operation: `CreateContextCommand`.
 */
function findKnownName(parts: readonly string[], isKnown: (word: string) => boolean): string {
  for (let length = parts.length; length > 1; length -= 1) {
    for (let start = 0; start + length <= parts.length; start += 1) {
      const name = parts.slice(start, start + length).join('');
      if (isKnown(name)) return name;
    }
  }
  return parts.join('');
}

/** Weighs the words of one variant of the query. */
function readVariant(
  { words, ...variant }: Variant,
  shared: Pick<ScoredVariant, 'query' | 'compounds' | 'subjects'>,
  { corpus }: ScoringContext,
  weigh: (word: string) => WeighedWord,
): ScoredVariant {
  const weighed = words.map(weigh);
  return {
    ...shared,
    words: weighed,
    total: weighed.reduce((sum, { idf }) => sum + idf, 0) || 1,
    pages: sumPages(corpus, weighed),
    ...scoreQuestions(corpus, weighed, shared.query),
    ...variant,
  };
}

/** Scores every record that contains a word or a name of one variant of the query; 0 for all others. */
function scoreVariant(variant: ScoredVariant, context: ScoringContext): Float64Array {
  const scores = new Float64Array(context.corpus.size);
  const searched = [...variant.words, ...variant.compounds];
  for (let record = 0; record < scores.length; record += 1) {
    if (!searched.some(({ values }) => (values[record] ?? 0) > 0)) continue;
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
