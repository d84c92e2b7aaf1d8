import type { Core } from '../index/read-core';
import type { Ranking } from './ranking';
import type { WeighedWord } from './weigh-word';

/** What a query and a question have in common. */
interface Overlap {
  /** The sum of the rarity of their common words, times how well each matches. */
  rarity: number;
  /** The number of their common words. */
  count: number;
  /** The same, where a word that matches less well counts less. */
  quality: number;
}

/**
 * Returns, by record, how well a query matches its best question: 1 if both have the same words.
 * `exponent` is that of the share of the question's words.
 */
export function scoreQuestions(
  core: Core,
  words: readonly WeighedWord[],
  exponent: number,
): Float64Array {
  const best = new Float64Array(core.size);
  const total = words.reduce((sum, { idf }) => sum + idf, 0);
  for (const [number, { rarity, count }] of findOverlaps(words)) {
    const { record = 0, size = 1 } = core.questions[number] ?? {};
    const match = (rarity / total) * Math.min(1, count / size) ** exponent;
    best[record] = Math.max(best[record] ?? 0, match);
  }
  return best;
}

/** Pages with more questions need more of them that are similar: the number to compare with, and the exponent. */
const usualQuestions = { count: 6, exponent: 0.6 };

/**
 * Returns, by page, the factor for what all of its questions have in common with the query: 1 for
 * nothing. A page with several similar questions is probably meant, even if the best one is another's.
 */
export function scoreSubjects(
  core: Core,
  words: readonly WeighedWord[],
  { gain, exponent }: Ranking['gains']['subject'],
): Float64Array {
  const similarity = new Float64Array(core.pageStarts.length - 1);
  const { count, exponent: growth } = usualQuestions;
  for (const [number, { quality }] of findOverlaps(words)) {
    const { record = 0, size = 1 } = core.questions[number] ?? {};
    const page = core.pageOf[record] ?? 0;
    // The square of the cosine of both as sets of words, so that one word in common counts little.
    similarity[page] = (similarity[page] ?? 0) + quality ** 2 / (words.length * size);
  }
  return similarity.map((sum, page) => {
    const needed = Math.max(1, (core.questionCounts[page] ?? 0) / count) ** growth;
    return (1 + (gain * sum) / needed) ** exponent;
  });
}

/** Finds the questions that have a word of the query, by their numbers. */
function findOverlaps(words: readonly WeighedWord[]): Map<number, Overlap> {
  const overlaps = new Map<number, Overlap>();
  for (const { idf, inQuestions } of words) {
    for (const [number, quality] of inQuestions) {
      const overlap = overlaps.get(number) ?? { rarity: 0, count: 0, quality: 0 };
      overlap.rarity += idf * quality;
      overlap.count += 1;
      overlap.quality += quality;
      overlaps.set(number, overlap);
    }
  }
  return overlaps;
}
