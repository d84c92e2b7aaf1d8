import { toLetterSet } from '../../../text/distance';

/** Sorted words, each with its place in the list. */
export interface Lexicon {
  words: readonly string[];
  /** Returns the letters of each word as a set of bits, so that few words must be compared letter by letter. */
  letterSets(): Int32Array;
  /** Returns the range of places of the words that start with a prefix; the end is exclusive. */
  range(prefix: string): [start: number, end: number];
  /** Returns the place of a word; negative if the lexicon does not contain it. */
  indexOf(word: string): number;
}

/** Creates the lexicon of words that are sorted by code units. */
export function createLexicon(words: readonly string[]): Lexicon {
  let letters: Int32Array | undefined;
  return {
    words,
    letterSets() {
      letters ??= Int32Array.from(words, toLetterSet);
      return letters;
    },
    range: (prefix) => [seek(words, prefix), seek(words, `${prefix}\uffff`)],
    indexOf(word) {
      const index = seek(words, word);
      return words[index] === word ? index : -1;
    },
  };
}

/** Returns the place of the first word that does not sort before `word`. */
function seek(words: readonly string[], word: string): number {
  let start = 0;
  let end = words.length;
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((words[middle] as string) < word) start = middle + 1;
    else end = middle;
  }
  return start;
}
