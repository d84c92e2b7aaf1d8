import type { SearchRecord } from '../../record';
import { isStopWord, listTerms } from '../../words';
import { type LexiconFile, wordsStep } from './index-files';
import { createPostings, writeLexicon } from './write-postings';

/** What is longer is data. */
const longestWord = 40;
/** An index whose words of texts are at most this long, as JSON, keeps them in one file. */
const wholeSize = 200_000;
/** About how long the files of a larger one are. */
const pieceSize = 32_000;

/** The words of texts and code in one or several lexicons, by the first word of each. */
export function writeWords(pages: readonly SearchRecord[][]): (LexiconFile & { first: string })[] {
  const postings = createPostings(wordsStep);
  for (const [index, { text, code }] of pages.flat().entries()) {
    const words = new Map<string, number>();
    for (const word of listTerms(text).filter(isWorthFinding)) {
      words.set(word, Math.min(3, (words.get(word) ?? 0) + 1));
    }
    for (const word of listTerms(code).filter(isWorthFinding))
      words.set(word, (words.get(word) ?? 0) | 4);
    for (const [word, places] of words) postings.add(word, index, places);
  }
  const words = postings.pack();
  const sizes = words.map(([word, packed]) => word.length + packed.length + 2);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return cut(words, sizes, total <= wholeSize ? total : pieceSize).map((piece) => ({
    first: piece[0]?.[0] ?? '',
    ...writeLexicon(piece),
  }));
}

/** Stop words are not asked for, and nobody types a hash. */
function isWorthFinding(word: string): boolean {
  return word.length <= longestWord && !isStopWord(word);
}

/** Consecutive entries in pieces of about one size; at least one piece. */
export function cut<Entry>(
  entries: readonly Entry[],
  sizes: readonly number[],
  size: number,
): Entry[][] {
  const pieces: Entry[][] = [[]];
  let room = size;
  for (const [index, entry] of entries.entries()) {
    const needed = sizes[index] ?? 0;
    const last = pieces.at(-1);
    if (last && (last.length === 0 || needed <= room)) last.push(entry);
    else {
      pieces.push([entry]);
      room = size;
    }
    room -= needed;
  }
  return pieces;
}
