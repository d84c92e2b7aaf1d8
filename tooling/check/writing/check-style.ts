import type { Problem } from '../../../src/problems/problem';
import type { Memory } from '../memory';
import { findStyleMistakes } from './find-style-mistakes';
import { problemIn, type ReaderPassage } from './reader-passages';

/** Finds violations of the house style, see `style-rules.ts`. */
export async function checkStyle(
  passages: readonly ReaderPassage[],
  memory: Memory,
): Promise<Problem[]> {
  const problems = await Promise.all(
    passages.map(async (passage) => {
      const { text } = passage;
      const mistakes = await memory.recall('style', text, () => findStyleMistakes(text));
      return mistakes.map((mistake) => problemIn(passage, mistake));
    }),
  );
  return problems.flat();
}
