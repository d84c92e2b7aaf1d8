import type { Corpus } from '../index/open-corpus';
import type { Query } from '../query/read-query';
import { gains } from './ranking';
import type { WeighedWord } from './weigh-word';

/** What a query and each question have in common. Lists are indexed by question. */
interface Overlaps {
  /** The sum of the rarity of their common words, times how well each matches. */
  rarity: Float64Array;
  /** The number of their common words. */
  count: Float64Array;
  /** The same, where a word that matches less well counts less. */
  quality: Float64Array;
}

/** How well a query matches the best question and the best message of each record: 1 for the same words. */
export interface Matches {
  questions: Float64Array;
  messages: Float64Array;
}

/** Compares a query with all questions and messages. */
export function scoreQuestions(
  corpus: Corpus,
  words: readonly WeighedWord[],
  { mayBeCut }: Pick<Query, 'mayBeCut'>,
): Matches {
  const questions = new Float64Array(corpus.size);
  const messages = new Float64Array(corpus.size);
  const total = words.reduce((sum, { idf }) => sum + idf, 0);
  const { rarity, count } = findOverlaps(corpus, words);
  for (const [number, { record, size, isMessage }] of corpus.questions.entries()) {
    const common = count[number] ?? 0;
    if (common === 0) continue;
    const best = isMessage ? messages : questions;
    const { share, shareOfCut } = gains.question;
    const exponent = isMessage && mayBeCut ? shareOfCut : share;
    const match = ((rarity[number] ?? 0) / total) * Math.min(1, common / size) ** exponent;
    best[record] = Math.max(best[record] ?? 0, match);
  }
  return { questions, messages };
}

/** Pages with more questions need more of them that are similar: the number to compare with, and the exponent. */
const usualQuestions = { count: 6, exponent: 0.6 };

/**
 * Returns, by page, the factor for what all of its questions have in common with the query: 1 for
 * nothing. A page with several similar questions is probably meant, even if the best one is another's.
 */
export function scoreSubjects(corpus: Corpus, words: readonly WeighedWord[]): Float64Array {
  const { gain, exponent } = gains.subject;
  const similarity = new Float64Array(corpus.pageStarts.length - 1);
  const { count, exponent: growth } = usualQuestions;
  const { quality } = findOverlaps(corpus, words);
  for (const [number, { record, size, isMessage }] of corpus.questions.entries()) {
    const common = quality[number] ?? 0;
    if (common === 0 || isMessage) continue;
    const page = corpus.pageOf[record] ?? 0;
    // The square of the cosine of both as sets of words, so that one word in common counts little.
    similarity[page] = (similarity[page] ?? 0) + common ** 2 / (words.length * size);
  }
  return similarity.map((sum, page) => {
    const needed = Math.max(1, (corpus.questionCounts[page] ?? 0) / count) ** growth;
    return (1 + (gain * sum) / needed) ** exponent;
  });
}

function findOverlaps(corpus: Corpus, words: readonly WeighedWord[]): Overlaps {
  const { length } = corpus.questions;
  const rarity = new Float64Array(length);
  const count = new Float64Array(length);
  const quality = new Float64Array(length);
  for (const { idf, inQuestions } of words) {
    for (const [number, likeness] of inQuestions) {
      rarity[number] = (rarity[number] ?? 0) + idf * likeness;
      count[number] = (count[number] ?? 0) + 1;
      quality[number] = (quality[number] ?? 0) + likeness;
    }
  }
  return { rarity, count, quality };
}
