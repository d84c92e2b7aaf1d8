import { type LexiconFile, toLines } from './index-files';
import { encodeNumbers } from './numbers';

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
    words(): string[] {
      return [...lists.keys()].sort();
    },
    /** The lexicon of some of the words. */
    write(words: readonly string[]): LexiconFile {
      return {
        words: toLines(words),
        postings: toLines(words.map((word) => encodeNumbers(lists.get(word) ?? []))),
      };
    },
  };
}
