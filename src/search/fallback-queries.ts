import { isStopWord, listWords } from './words';

/** The queries are sent as one batch. */
const maxQueries = 8;

/**
 * Returns shorter queries for a query without results: each of its words, then prefixes of them, the
 * longest first.
 */
export function fallbackQueries(query: string): string[] {
  const words = listWords(query).filter((word) => word.length > 2 && !isStopWord(word));
  const prefixes = [6, 5, 4, 3].flatMap((length) =>
    words.filter((word) => word.length > length).map((word) => word.slice(0, length)),
  );
  const whole = query.trim().toLowerCase();
  return [...new Set([...words, ...prefixes])]
    .filter((text) => text !== whole)
    .slice(0, maxQueries);
}
