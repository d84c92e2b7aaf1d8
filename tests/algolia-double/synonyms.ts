import type { Synonym } from './stored-index';
import { splitWords } from './words';

type Phrase = string[];

/** The synonym groups of an index with each phrase split into words; only two-way groups are supported. */
export function readGroups(synonyms: Iterable<Synonym>): Phrase[][] {
  return [...synonyms]
    .filter(({ type }) => type === 'synonym')
    .map((each) => each.synonyms.map((phrase) => splitWords(phrase).map(({ text }) => text)));
}

/** The single-word synonyms of a word, or of all words that start with it if `isPrefix`. */
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
  /** The inserted phrase, whose words must be adjacent in a record. */
  phrase: Phrase;
}

/** All ways to replace a phrase of a query where either phrase has several words. */
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

/** The index of a sequence of words among others; negative if it does not occur. */
export function findRun(words: readonly string[], run: readonly string[]): number {
  return words.findIndex((_, start) => run.every((word, index) => words[start + index] === word));
}
