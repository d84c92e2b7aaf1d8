import { isFiller } from '../engine/query/fillers';
import { readQuery } from '../engine/query/read-query';
import { stem } from '../engine/query/stem';
import { readPathQuery } from '../engine/score/paths';
import { listWords } from '../words';

/** A query as it is sent to the hosted index. */
export interface HostedQuery {
  query: string;
  /** The words that a record may lack. */
  optionalWords: string[];
  /** What records should be if they match equally well. */
  optionalFilters: string[];
}

/** A shorter stem is the beginning of too many words. */
const minStem = 4;

/**
 * Prepares a query for the hosted index, which knows neither our function words, nor forms of verbs,
 * nor how rare a word is: function words, fillers and endings of verbs are left out, a record may lack
 * some words, guides come first for a question, and fields last unless a name is typed. Of a path, what
 * stands for a parameter is left out. Names are sent as typed. The words of the site's title count as
 * fillers.
 */
export function toHostedQuery(text: string, siteTitle = ''): HostedQuery {
  const path = readPathQuery(text);
  if (path) return toPathQuery(path.segments, path.method);
  const { words, isIdentifier, isQuestion } = readQuery(text);
  if (isIdentifier || words.length === 0) {
    return { query: text, optionalWords: [], optionalFilters: [] };
  }
  const siteWords = listWords(siteTitle);
  const telling = words.filter((word) => !isFiller(word) && !siteWords.includes(word));
  const sent = (telling.length > 0 ? telling : words).map(dropVerbEnding);
  // A space at the end says that the last word is complete.
  const end = /\s$/.test(text) ? ' ' : '';
  return {
    query: sent.join(' ') + end,
    optionalWords: sent.length > 1 ? sent : [],
    optionalFilters: isQuestion ? ['kind:guide'] : ['kind:-field'],
  };
}

/** Segments with digits are ids, and those in braces are parameters. */
function toPathQuery(segments: readonly string[], method = ''): HostedQuery {
  const sent = segments.filter((segment) => /^[a-z][a-z_-]*$/.test(segment));
  const isOne = sent.length < 2;
  return {
    query: [method, ...sent].join(' ').trim(),
    optionalWords: isOne ? [] : sent,
    optionalFilters: isOne ? [] : ['kind:operation'],
  };
}

/** Leaves the stem of a form such as `discarding`, with which the words of the index begin. */
function dropVerbEnding(word: string): string {
  if (!/(?:ing|ed)$/.test(word)) return word;
  const { inflected } = stem(word);
  return inflected.length >= minStem && word.startsWith(inflected) ? inflected : word;
}
