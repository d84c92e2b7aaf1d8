import { isStopWord } from '../../words';
import type { Query } from './read-query';
import type { SynonymFinder } from './synonyms';

/** Words to search for: those of the query, or others that mean the same. */
export interface Variant {
  words: string[];
  /** A factor for the scores of its hits: 1 for the query's own words. */
  worth: number;
}

const maxOthers = 5;
const otherWorth = 0.95;

/**
 * The query's words, and other ways to write them: with the terms of the docs for phrases, and with
 * neighbours joined where the index contains the result (`web hook`).
 */
export function listVariants(
  query: Query,
  synonyms: SynonymFinder,
  isKnown: (word: string) => boolean,
): Variant[] {
  const replaced = synonyms
    .replacePhrases(query.all)
    .map((words) => words.filter((word) => !isStopWord(word)))
    .filter((words) => words.length > 0);
  const others = [...joinNeighbours(query, isKnown), ...replaced].slice(0, maxOthers);
  return [
    { words: query.words, worth: 1 },
    ...others.map((words) => ({ words, worth: otherWorth })),
  ];
}

function joinNeighbours(
  { words, isIdentifier }: Query,
  isKnown: (word: string) => boolean,
): string[][] {
  if (isIdentifier) return [];
  return words.slice(1).flatMap((word, index) => {
    const joined = `${words[index]}${word}`;
    if (!isKnown(joined)) return [];
    return [[...words.slice(0, index), joined, ...words.slice(index + 2)]];
  });
}
