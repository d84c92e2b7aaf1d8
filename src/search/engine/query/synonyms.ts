import { listWords } from '../../words';

/** Groups of words and phrases that mean the same to a reader; the first is the word of the docs. */
export type Synonyms = readonly (readonly string[])[];

/** Synonyms, made ready for looking up. */
export interface SynonymFinder {
  /** The single words that mean the same as a word. */
  wordsFor(word: string): readonly string[];
  /** The query's words with one phrase replaced by the word of the docs, for each that can be. */
  replacePhrases(words: readonly string[]): string[][];
}

/** Prepares groups of synonyms. */
export function createSynonymFinder(synonyms: Synonyms): SynonymFinder {
  const groups = synonyms.map((group) => group.map(splitPhrase));
  const singles = new Map<string, string[]>();
  for (const group of groups) {
    const words = group.flatMap((phrase) => (phrase.length === 1 ? phrase : []));
    for (const word of words) {
      singles.set(word, [...(singles.get(word) ?? []), ...words.filter((other) => other !== word)]);
    }
  }
  return {
    wordsFor: (word) => singles.get(word) ?? [],
    replacePhrases: (words) =>
      groups.flatMap(([main = [], ...others]) => {
        // A single word for another is found word by word.
        const typed = others.find(
          (phrase) => phrase.length + main.length > 2 && findRun(words, phrase) >= 0,
        );
        if (!typed || findRun(words, main) >= 0) return [];
        const start = findRun(words, typed);
        return [[...words.slice(0, start), ...main, ...words.slice(start + typed.length)]];
      }),
  };
}

function splitPhrase(phrase: string): string[] {
  return listWords(phrase).map(({ word }) => word);
}

/** Where a run of words stands among others; below zero where it does not. A plural is the same word. */
export function findRun(words: readonly string[], run: readonly string[]): number {
  if (run.length === 0) return -1;
  return words.findIndex((_, start) =>
    run.every((word, index) => {
      const other = words[start + index];
      return other === word || other === `${word}s`;
    }),
  );
}
