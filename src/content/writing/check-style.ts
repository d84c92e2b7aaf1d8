import type { Problem } from '../../problems/problem';
import { findStyleMistakes } from '../../prose/check/find-style-mistakes';
import { problemIn, type ReaderPassage } from './reader-passages';

/** Finds violations of the house style, see `prose/check/style-rules.ts`. */
export function checkStyle(passages: readonly ReaderPassage[]): Problem[] {
  return passages.flatMap((passage) =>
    findStyleMistakes(passage.text).map(({ offset, near, ...finding }) =>
      problemIn(passage, offset, near, finding),
    ),
  );
}
