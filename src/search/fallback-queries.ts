import { isStopWord, listWords } from './words';

/** They are sent as one batch. */
const maxQueries = 8;

/**
 * Shorter queries for a query without results: each of its words, then the first letters of each,
 * the longest first.
 */
export function fallbackQueries(query: string): string[] {
  const words = listWords(query).filter((word) => word.length > 2 && !isStopWord(word));
  const beginnings = [6, 5, 4, 3].flatMap((length) =>
    words.filter((word) => word.length > length).map((word) => word.slice(0, length)),
  );
  const whole = query.trim().toLowerCase();
  return [...new Set([...words, ...beginnings])]
    .filter((text) => text !== whole)
    .slice(0, maxQueries);
}
