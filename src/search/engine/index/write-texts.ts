import type { SearchRecord } from '../../record';
import type { TextsFile } from './index-files';
import { cut } from './write-words';

/** An index whose texts are at most this long, as JSON, keeps them in one file. */
const wholeSize = 600_000;
/** About how long the files of a larger one are: hits that are shown together seldom stand together. */
const pieceSize = 24_000;

/** The texts of all records in one or several files, by the first record of each. */
export function writeTexts(
  pages: readonly SearchRecord[][],
): { first: number; entries: TextsFile }[] {
  const entries = pages.flat().map(({ text, code }): TextsFile[number] => [text, code]);
  const sizes = entries.map((entry) => JSON.stringify(entry).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let first = 0;
  return cut(entries, sizes, total <= wholeSize ? total : pieceSize).map((piece) => {
    const start = first;
    first += piece.length;
    return { first: start, entries: piece };
  });
}
