import { findStyleMistakes } from '../prose/find-style-mistakes';
import type { Problem } from './problem';
import { problemIn, type ReaderPassage } from './reader-passages';

/** Finds what is not written in the style of the house, see `prose/house-words.ts`. */
export function checkStyle(passages: readonly ReaderPassage[]): Problem[] {
  return passages.flatMap((passage) =>
    findStyleMistakes(passage.text).map(({ offset, mark, ...finding }) =>
      problemIn(passage, offset, mark, finding),
    ),
  );
}
