import { readQuery } from '../engine/query/read-query';
import { stem } from '../engine/query/stem';

/** A query as it is sent to the hosted index. */
export interface HostedQuery {
  query: string;
  /** The words that a record may lack. */
  optionalWords: string[];
  /** What records should be if they match equally well. */
  optionalFilters: string[];
}

/** With fewer words, each of them counts. */
const minOptional = 3;
/** A shorter stem is the beginning of too many words. */
const minStem = 4;

/**
 * Prepares a query for the hosted index, which knows neither our function words, nor forms of verbs,
 * nor how rare a word is: function words and endings of verbs are left out, a record may lack some
 * words of a longer query, and guides come first for a question. Names and paths are sent as typed.
 */
export function toHostedQuery(text: string): HostedQuery {
  const { words, isIdentifier, isQuestion } = readQuery(text);
  if (isIdentifier || words.length === 0) {
    return { query: text, optionalWords: [], optionalFilters: [] };
  }
  const sent = words.map(dropVerbEnding);
  // A space at the end says that the last word is complete.
  const end = /\s$/.test(text) ? ' ' : '';
  return {
    query: sent.join(' ') + end,
    optionalWords: sent.length < minOptional ? [] : sent,
    optionalFilters: isQuestion ? ['kind:guide'] : [],
  };
}

/** Leaves the stem of a form such as `discarding`, with which the words of the index begin. */
function dropVerbEnding(word: string): string {
  if (!/(?:ing|ed)$/.test(word)) return word;
  const { inflected } = stem(word);
  return inflected.length >= minStem && word.startsWith(inflected) ? inflected : word;
}
