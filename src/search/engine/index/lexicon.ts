import { toLetterSet } from '../../../text/distance';
import type { LexiconFile } from './index-files';
import { decodeNumbers, encodeNumbers, fromLines, toLines } from './packing';

/** Sorted words, and the records that contain each of them. */
export interface Lexicon {
  words: readonly string[];
  /** Returns the letters of each word as a set of bits, so that few words must be compared letter by letter. */
  letterSets(): Int32Array;
  /** Returns the range of indexes of the words that start with a prefix; the end is exclusive. */
  range(prefix: string): [start: number, end: number];
  /** Returns the index of a word; negative if the lexicon does not contain it. */
  indexOf(word: string): number;
  /** Calls `visit` with each record that contains a word, and the attributes that contain it. */
  eachRecord(index: number, visit: Visit): void;
  /** Calls `visit` with the number of each question that contains a word. */
  eachQuestion(index: number, visit: (question: number) => void): void;
}

type Visit = (record: number, bits: number) => void;

/** Opens a lexicon; its postings are decoded when they are first needed. */
export function openLexicon(file: LexiconFile, step = 1): Lexicon {
  const words = fromLines(file.words);
  let letters: Int32Array | undefined;
  return {
    words,
    letterSets() {
      letters ??= Int32Array.from(words, toLetterSet);
      return letters;
    },
    range(prefix) {
      return [seek(words, prefix), seek(words, `${prefix}\uffff`)];
    },
    indexOf(word) {
      const index = seek(words, word);
      return words[index] === word ? index : -1;
    },
    eachRecord: openPostings(file.postings, step),
    eachQuestion: openPostings(file.questions ?? '', 1),
  };
}

function openPostings(postings: string, step: number): Lexicon['eachRecord'] {
  const packed = fromLines(postings);
  const unpacked = new Map<number, number[]>();
  return (index, visit) => {
    const numbers = unpacked.get(index) ?? decodeNumbers(packed[index] ?? '');
    unpacked.set(index, numbers);
    let record = 0;
    for (const number of numbers) {
      record += Math.floor(number / step);
      visit(record, number % step);
    }
  };
}

/** Returns the index of the first word that does not sort before `word`. */
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

/** A word with its encoded postings, and those of questions. */
export type PackedWord = readonly [word: string, postings: string, questions?: string];

/** Collects the words of records, which must be added in order. */
export function createPostings(step = 1) {
  const lists = new Map<string, number[]>();
  const last = new Map<string, number>();
  return {
    /** Adds a word of a record; `attributes` must be less than the step. */
    add(word: string, record: number, attributes = 0): void {
      const list = lists.get(word) ?? [];
      list.push((record - (last.get(word) ?? 0)) * step + attributes);
      lists.set(word, list);
      last.set(word, record);
    },
    /** Returns all words, sorted by code units, as lookups require. */
    pack(): PackedWord[] {
      const words = [...lists.keys()].sort();
      return words.map((word) => [word, encodeNumbers(lists.get(word) ?? [])]);
    },
  };
}

/** Writes the lexicon of some words. */
export function writeLexicon(words: readonly PackedWord[]): LexiconFile {
  return {
    words: toLines(words.map(([word]) => word)),
    postings: toLines(words.map(([, postings]) => postings)),
    ...(words.some(([, , questions]) => questions) && {
      questions: toLines(words.map(([, , questions = '']) => questions)),
    }),
  };
}
