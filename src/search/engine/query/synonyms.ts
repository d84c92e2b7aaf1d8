import { isStopWord, listWords } from '../../words';
import { stem } from './stem';

/** Groups of words and phrases that mean the same to a reader; the docs use the first of each group. */
export type Synonyms = readonly (readonly string[])[];

/** The verbs of one call in different interfaces, which are no one's content. */
export const readingVerbs = ['get', 'list', 'retrieve'];

/** Synonyms, prepared for lookups. */
export interface SynonymFinder {
  /** Returns the single words that mean the same as a word, in any of its forms. */
  wordsFor(word: string): readonly string[];
  /**
   * Returns the query's words with a phrase replaced by the term of the docs, without stop words: one list
   * for each phrase that can be replaced.
   */
  replacePhrases(words: readonly string[]): string[][];
}

/** Prepares groups of synonyms. */
export function createSynonymFinder(synonyms: Synonyms): SynonymFinder {
  const groups = [...synonyms, readingVerbs].map((group) => group.map(listWords));
  /** By stem: `customers` means the same as `customer` does. */
  const singles = new Map<string, string[]>();
  for (const group of groups) {
    const words = group.filter(({ length }) => length === 1).flat();
    for (const word of words) {
      const key = stem(word).inflected;
      const others = words.filter((other) => stem(other).inflected !== key);
      singles.set(key, [...(singles.get(key) ?? []), ...others]);
    }
  }
  return {
    wordsFor: (word) => singles.get(stem(word).inflected) ?? [],
    replacePhrases: (words) =>
      groups.flatMap(([main = [], ...others]) => {
        // `wordsFor` handles single words.
        const typed = others.find(
          (phrase) => phrase.length + main.length > 2 && findRun(words, phrase) >= 0,
        );
        if (!typed) return [];
        const start = findRun(words, typed);
        const replaced = [
          ...words.slice(0, start),
          ...main,
          ...words.slice(start + typed.length),
        ].filter((word) => !isStopWord(word));
        return replaced.length > 0 ? [replaced] : [];
      }),
  };
}

/** Returns the index of a run of words among others, including plurals; negative if it is not found. */
function findRun(words: readonly string[], run: readonly string[]): number {
  if (run.length === 0) return -1;
  return words.findIndex((_, start) =>
    run.every((word, index) => {
      const other = words[start + index];
      return other === word || other === `${word}s`;
    }),
  );
}
