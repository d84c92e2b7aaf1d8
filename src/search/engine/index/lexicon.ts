import { fromLines, type LexiconFile } from './index-files';
import { decodeNumbers } from './numbers';

/** Sorted words that tell the records which have them. */
export interface Lexicon {
  words: readonly string[];
  /** Where the words with a beginning stand: from the first up to, without, the second. */
  range(beginning: string): [start: number, end: number];
  /** Index of a word; below zero where it is none of them. */
  indexOf(word: string): number;
  /** Calls `visit` with each record that has a word, and the places within the record. */
  eachRecord(index: number, visit: (record: number, places: number) => void): void;
}

/** Reads a lexicon; its lists are unpacked as they are asked for. */
export function openLexicon(file: LexiconFile, step: number): Lexicon {
  const words = fromLines(file.words);
  const packed = fromLines(file.postings);
  const unpacked = new Map<number, number[]>();

  /** The first index whose word is not before `word`. */
  const seek = (word: string): number => {
    let start = 0;
    let end = words.length;
    while (start < end) {
      const middle = (start + end) >> 1;
      if ((words[middle] as string) < word) start = middle + 1;
      else end = middle;
    }
    return start;
  };

  return {
    words,
    range(beginning) {
      return [seek(beginning), seek(`${beginning}\uffff`)];
    },
    indexOf(word) {
      const index = seek(word);
      return words[index] === word ? index : -1;
    },
    eachRecord(index, visit) {
      const numbers = unpacked.get(index) ?? decodeNumbers(packed[index] ?? '');
      unpacked.set(index, numbers);
      let record = 0;
      for (const number of numbers) {
        record += Math.floor(number / step);
        visit(record, number % step);
      }
    },
  };
}
