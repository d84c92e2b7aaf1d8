import { isStopWord, listWords } from './words';

/** No more requests than this stand in one batch. */
const most = 8;

/**
 * Shorter queries to try where one found nothing: each of its words, then the first letters of
 * each, the longest first.
 */
export function listTries(query: string): string[] {
  const words = listWords(query)
    .map(({ word }) => word)
    .filter((word) => word.length > 2 && !isStopWord(word));
  const beginnings = [6, 5, 4, 3].flatMap((length) =>
    words.filter((word) => word.length > length).map((word) => word.slice(0, length)),
  );
  const whole = query.trim().toLowerCase();
  return [...new Set([...words, ...beginnings])].filter((text) => text !== whole).slice(0, most);
}
