import type { Query } from './read-query';
import type { SynonymFinder } from './synonyms';

/** The least number of letters of each part of a split word. */
const minPart = 3;

/**
 * Lists the words to search for, and other ways to write them: with words that the index lacks split into two
 * that it has (`springboot`), and with phrases replaced by the terms of the docs.
 */
export function listVariants(
  query: Query,
  synonyms: SynonymFinder,
  isKnown: (word: string) => boolean,
): string[][] {
  return [query.words, ...splitUnknown(query, isKnown), ...synonyms.replacePhrases(query.all)];
}

function splitUnknown({ words }: Query, isKnown: (word: string) => boolean): string[][] {
  return words.flatMap((word, index) => {
    const parts = isKnown(word) ? undefined : splitWord(word, isKnown);
    return parts ? [[...words.slice(0, index), ...parts, ...words.slice(index + 1)]] : [];
  });
}

function splitWord(word: string, isKnown: (word: string) => boolean): string[] | undefined {
  for (let length = word.length - minPart; length >= minPart; length -= 1) {
    const parts = [word.slice(0, length), word.slice(length)];
    if (parts.every(isKnown)) return parts;
  }
  return undefined;
}
