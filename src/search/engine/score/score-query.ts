import type { Corpus } from '../index/open-corpus';
import { listVariants } from '../query/list-variants';
import type { Query } from '../query/read-query';
import type { SynonymFinder } from '../query/synonyms';
import { scoreQuestions, scoreSubjects } from './score-questions';
import { type ScoredVariant, type ScoringContext, scoreRecord } from './score-record';
import type { WeighedWord } from './weigh-word';

/** The scores of all records, and what they were computed from. */
export interface QueryScores {
  scores: Float64Array;
  weighed: ReadonlyMap<string, WeighedWord>;
  /** The words of the query, and of each other way to write it. */
  variants: readonly (readonly WeighedWord[])[];
  /** The names with several parts in the query, as one word each. */
  compounds: readonly WeighedWord[];
  /** How similar the best question of each record is to the query. */
  asked: Float64Array;
}

/** Weighs a word, which `mayBeHalf` typed. */
export type WeighWord = (word: string, mayBeHalf: boolean) => WeighedWord;

/** Scores every record by the best of the ways to write the query. */
export function scoreQuery(
  query: Query,
  weighWord: WeighWord,
  isKnown: (word: string) => boolean,
  synonyms: SynonymFinder,
  context: ScoringContext,
): QueryScores {
  const { corpus } = context;
  const last = query.all.at(-1);
  const weighed = new Map<string, WeighedWord>();
  const weigh = (word: string): WeighedWord => {
    const known = weighed.get(word) ?? weighWord(word, word === last);
    weighed.set(word, known);
    return known;
  };
  const shared = {
    query,
    // Other queries can be names, which the titles decide on.
    subjects: query.isQuestion
      ? scoreSubjects(corpus, query.words.map(weigh))
      : new Float64Array(corpus.pageStarts.length).fill(1),
    compounds: query.compounds.map((parts) => weigh(findKnownName(parts, isKnown))),
  };
  const variants = listVariants(query, synonyms, isKnown).map((words) => words.map(weigh));
  const scores = new Float64Array(corpus.size);
  const asked = new Float64Array(corpus.size);
  for (const words of variants) {
    const pages = sumPages(corpus, words);
    const matches = scoreQuestions(corpus, words);
    scoreVariant({ ...shared, words, pages, ...matches }, context, scores);
    for (const [record, found] of matches.questions.entries()) {
      if (found > (asked[record] ?? 0)) asked[record] = found;
    }
  }
  return { scores, weighed, variants, compounds: shared.compounds, asked };
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

/** Increases the score of every record that contains a word or a name of one variant of the query. */
function scoreVariant(variant: ScoredVariant, context: ScoringContext, scores: Float64Array): void {
  const searched = [...variant.words, ...variant.compounds];
  for (let record = 0; record < scores.length; record += 1) {
    if (!searched.some(({ values }) => (values[record] ?? 0) > 0)) continue;
    scores[record] = Math.max(scores[record] ?? 0, scoreRecord(record, variant, context));
  }
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
