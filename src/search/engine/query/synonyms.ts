import { listWords } from '../../words';
import { isFiller } from './fillers';
import { stem } from './stem';

/** Groups of words and phrases that mean the same to a reader; the docs use the first of each group. */
export type Synonyms = readonly (readonly string[])[];

/** A single word that means the same as `of`; `isMain` if it is the one that the docs use. */
export interface Synonym {
  word: string;
  of: string;
  isMain: boolean;
}

/** Synonyms, prepared for lookups. */
export interface SynonymFinder {
  /** Returns the single words that mean the same as a word, in any of its forms. */
  wordsFor(word: string): readonly Synonym[];
  /** Returns the query's words with a phrase replaced by the term of the docs, one list per phrase that can be replaced. */
  replacePhrases(words: readonly string[]): string[][];
}

/** Prepares groups of synonyms. */
export function createSynonymFinder(synonyms: Synonyms): SynonymFinder {
  const groups = synonyms.map((group) => group.map(listWords));
  /** By stem: `customers` means the same as `customer` does. */
  const singles = new Map<string, Synonym[]>();
  for (const group of groups) {
    const words = group.flatMap((phrase, index) =>
      phrase.length === 1 ? phrase.map((word) => ({ word, isMain: index === 0 })) : [],
    );
    for (const { word } of words) {
      const key = stem(word).inflected;
      const others = words.filter((other) => stem(other.word).inflected !== key);
      const known = singles.get(key) ?? [];
      singles.set(key, [...known, ...others.map((other) => ({ ...other, of: word }))]);
    }
  }
  return {
    wordsFor: (word) => singles.get(stem(word).inflected) ?? [],
    replacePhrases: (words) =>
      groups.flatMap(([main = [], ...others]) => {
        // `wordsFor` handles single words.
        // A word such as `tutorial` only means a page if it is all that was typed.
        const mayReplace = (phrase: string[]) =>
          words.length === phrase.length || !phrase.every(isFiller);
        const typed = others.find(
          (phrase) =>
            phrase.length + main.length > 2 && findRun(words, phrase) >= 0 && mayReplace(phrase),
        );
        if (!typed || findRun(words, main) >= 0) return [];
        const start = findRun(words, typed);
        return [[...words.slice(0, start), ...main, ...words.slice(start + typed.length)]];
      }),
  };
}

/** Returns the index of a run of words among others, including plurals; negative if it is not found. */
export function findRun(words: readonly string[], run: readonly string[]): number {
  if (run.length === 0) return -1;
  return words.findIndex((_, start) =>
    run.every((word, index) => {
      const other = words[start + index];
      return other === word || other === `${word}s`;
    }),
  );
}
