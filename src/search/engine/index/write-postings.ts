import { type LexiconFile, toLines } from './index-files';
import { encodeNumbers } from './numbers';

/** A word and, packed, the records that have it. */
export type PackedWord = readonly [word: string, postings: string];

/** Gathers which records have which words. Records must come in their order. */
export function createPostings(step: number) {
  const lists = new Map<string, number[]>();
  const last = new Map<string, number>();
  return {
    /** Notes that a record has a word; `places` is below the step. */
    add(word: string, record: number, places: number): void {
      const list = lists.get(word) ?? [];
      list.push((record - (last.get(word) ?? 0)) * step + places);
      lists.set(word, list);
      last.set(word, record);
    },
    /** All words, sorted by their code units: the order in which they are looked up. */
    pack(): PackedWord[] {
      const words = [...lists.keys()].sort();
      return words.map((word) => [word, encodeNumbers(lists.get(word) ?? [])]);
    },
  };
}

/** The lexicon of some words. */
export function writeLexicon(words: readonly PackedWord[]): LexiconFile {
  return {
    words: toLines(words.map(([word]) => word)),
    postings: toLines(words.map(([, postings]) => postings)),
  };
}
