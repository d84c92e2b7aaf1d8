import type { Corpus } from '../index/open-corpus';
import { gains } from './ranking';
import type { WeighedWord } from './weigh-word';

/** How well a query matches the best question and the best message of each record: 1 for the same words. */
export interface QuestionMatches {
  questions: Float64Array;
  messages: Float64Array;
}

/** Compares a query with all questions and messages. */
export function scoreQuestions(corpus: Corpus, words: readonly WeighedWord[]): QuestionMatches {
  const questions = new Float64Array(corpus.size);
  const messages = new Float64Array(corpus.size);
  const total = words.reduce((sum, { idf }) => sum + idf, 0);
  const rarity = sumOverlaps(corpus, words, ({ idf }, likeness) => idf * likeness);
  const count = sumOverlaps(corpus, words, () => 1);
  for (const [number, { record, size, isMessage }] of corpus.questions.entries()) {
    const common = count[number] ?? 0;
    if (common === 0) continue;
    const best = isMessage ? messages : questions;
    const { exponent } = isMessage ? gains.message : gains.question;
    const likeness = ((rarity[number] ?? 0) / total) * Math.min(1, common / size) ** exponent;
    best[record] = Math.max(best[record] ?? 0, likeness);
  }
  return { questions, messages };
}

/**
 * Returns, by page, the factor for what all of its questions have in common with the query: 1 for
 * nothing. A page with several similar questions is probably meant, even if the best one is another's.
 */
export function scoreSubjects(corpus: Corpus, words: readonly WeighedWord[]): Float64Array {
  const { gain, exponent, usual, growth } = gains.subject;
  const similarity = new Float64Array(corpus.pageStarts.length - 1);
  const likeness = sumOverlaps(corpus, words, (_word, found) => found);
  for (const [number, { record, size, isMessage }] of corpus.questions.entries()) {
    const common = likeness[number] ?? 0;
    if (common === 0 || isMessage) continue;
    const page = corpus.pageOf[record] ?? 0;
    // The square of the cosine of both as sets of words, so that one word in common counts little.
    similarity[page] = (similarity[page] ?? 0) + common ** 2 / (words.length * size);
  }
  return similarity.map((sum, page) => {
    const needed = Math.max(1, (corpus.questionCounts[page] ?? 0) / usual) ** growth;
    return (1 + (gain * sum) / needed) ** exponent;
  });
}

/** Sums up, by question, what each word of the query counts that the question has. */
function sumOverlaps(
  { questions }: Corpus,
  words: readonly WeighedWord[],
  count: (word: WeighedWord, likeness: number) => number,
): Float64Array {
  const sums = new Float64Array(questions.length);
  for (const word of words) {
    for (const [number, likeness] of word.inQuestions) {
      sums[number] = (sums[number] ?? 0) + count(word, likeness);
    }
  }
  return sums;
}
