import type { Synonym } from './stored-index';
import { splitWords } from './words';

type Phrase = string[];

/** The groups of an index, each phrase of them in words; those of two ways alone are known here. */
export function readGroups(synonyms: Iterable<Synonym>): Phrase[][] {
  return [...synonyms]
    .filter(({ type }) => type === 'synonym')
    .map((each) => each.synonyms.map((phrase) => splitWords(phrase).map(({ text }) => text)));
}

/** The single words that mean the same as a word, and as what it is the beginning of if `isPrefix`. */
export function listAlternatives(
  word: string,
  isPrefix: boolean,
  groups: readonly Phrase[][],
): Set<string> {
  const isMeant = (phrase: Phrase) =>
    phrase.length === 1 && (isPrefix ? `${phrase[0]}`.startsWith(word) : phrase[0] === word);
  const meant = groups.filter((group) => group.some(isMeant)).flat();
  return new Set(meant.flatMap((phrase) => (phrase.length === 1 ? phrase : [])));
}

/** A query in which one phrase replaces another. */
export interface Replaced {
  words: string[];
  /** The phrase that was put in: a record must have its words side by side. */
  phrase: Phrase;
}

/** Every way to replace a phrase of a query, where one of the two has several words. */
export function replacePhrases(words: readonly string[], groups: readonly Phrase[][]): Replaced[] {
  return groups.flatMap((group) =>
    group.flatMap((typed) => {
      const start = findRun(words, typed);
      if (start < 0) return [];
      return group
        .filter((phrase) => phrase !== typed && phrase.length + typed.length > 2)
        .map((phrase) => ({
          words: [...words.slice(0, start), ...phrase, ...words.slice(start + typed.length)],
          phrase,
        }));
    }),
  );
}

/** Where a run of words begins among others; below zero where it does not. */
export function findRun(words: readonly string[], run: readonly string[]): number {
  return words.findIndex((_, start) => run.every((word, index) => words[start + index] === word));
}
