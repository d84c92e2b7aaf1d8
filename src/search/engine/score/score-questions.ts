import type { Core } from '../index/read-core';
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
