import { isStopWord } from '../../words';
import type { Query } from './read-query';
import type { SynonymFinder } from './synonyms';

/** Words to search for: those of the query, or others with the same meaning. */
export interface Variant {
  words: string[];
  /** The factor for the scores of its hits: 1 for the query's own words. */
  factor: number;
}

const maxOthers = 5;
const otherFactor = 0.95;

/**
 * Lists the query's words and other ways to write them: with phrases replaced by the terms of the docs,
 * and with neighbours joined if the index contains the result (`web hook`).
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
    { words: query.words, factor: 1 },
    ...others.map((words) => ({ words, factor: otherFactor })),
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
