import type { Core } from '../index/read-core';
import type { Ranking } from './ranking';
import type { WeighedWord } from './weigh-word';

/** Returns how well a query matches the best question of a page or section: 1 if both have the same words. `exponent` is that of the share of the question's words. */
export function scoreQuestions(
  core: Core,
  record: number,
  words: readonly WeighedWord[],
  exponent: number,
): number {
  const sizes = core.questionSizes.get(record);
  if (!sizes) return 0;
  let total = 0;
  for (const { idf } of words) total += idf;
  let best = 0;
  for (const [number, size] of sizes.entries()) {
    let sum = 0;
    let count = 0;
    for (const { idf, inQuestions } of words) {
      const quality = inQuestions.get(record)?.[number] ?? 0;
      sum += idf * quality;
      if (quality > 0) count += 1;
    }
    if (count > 0) best = Math.max(best, (sum / total) * Math.min(1, count / size) ** exponent);
  }
  return best;
}

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
  for (const [record, counts] of countWords(words)) {
    const page = core.pageOf[record] ?? 0;
    const sizes = core.questionSizes.get(record) ?? [];
    for (const [number, count = 0] of counts.entries()) {
      // The square of the cosine of both as sets of words, so that one word in common counts little.
      const squared = count ** 2 / (words.length * (sizes[number] ?? 1));
      similarity[page] = (similarity[page] ?? 0) + squared;
    }
  }
  return similarity.map((sum) => (1 + gain * sum) ** exponent);
}

/** Counts the words of the query in each question, by the record that has it. */
function countWords(words: readonly WeighedWord[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { inQuestions } of words) {
    for (const [record, qualities] of inQuestions) {
      const counts = found.get(record) ?? [];
      for (const [number, quality = 0] of qualities.entries()) {
        counts[number] = (counts[number] ?? 0) + quality;
      }
      found.set(record, counts);
    }
  }
  return found;
}
