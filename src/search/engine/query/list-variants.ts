import { isStopWord } from '../../words';
import type { Query } from './read-query';
import type { SynonymFinder } from './synonyms';

/** Words to search for: those of the query, or others that mean the same. */
export interface Variant {
  words: string[];
  /** What hits of these words are worth beside those of the query's own. */
  worth: number;
}

const mostVariants = 5;
const variantWorth = 0.95;

/**
 * The query's words and what else they may be called: with the docs' words for phrases, and with
 * neighbours put together where that is a word of the index (`web hook`).
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
  const others = [...joinNeighbours(query, isKnown), ...replaced].slice(0, mostVariants);
  return [
    { words: query.words, worth: 1 },
    ...others.map((words) => ({ words, worth: variantWorth })),
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
