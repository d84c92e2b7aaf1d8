import { readSearched, type SearchedText } from './attributes';
import type { Settings, Stored } from './stored-index';
import { findRun, listAlternatives } from './synonyms';
import { countTypos, dropStopWords, splitWords, toSingular } from './words';

/** How well a record matches a query, by ranking criterion; lower is better. */
export interface Match {
  record: Stored;
  criteria: Record<string, number>;
  /** The words of the record that matched. */
  words: Set<string>;
  /** What `getRankingInfo` returns: the number of words of the query that matched, and of typos. */
  info: { words: number; nbTypos: number };
}

interface QueryWord {
  text: string;
  isPrefix: boolean;
  /** Words that mean the same. */
  alternatives: ReadonlySet<string>;
  /** True if a record may lack it. */
  isOptional: boolean;
  /** The number of typos in a word of the index; undefined if the word does not match. */
  countErrors(word: string): number | undefined;
}

interface Found {
  typos: number;
  isExact: boolean;
  rank: number;
  position: number;
  text: SearchedText;
  words: string[];
}

/** The words of a query with the number of typos that each allows. */
export function readQuery(
  query: string,
  settings: Settings,
  groups: readonly string[][][] = [],
): QueryWord[] {
  const split = splitWords(query).map(({ text }) => text);
  const kept = settings.removeStopWords ? dropStopWords(split) : split;
  const one = Number(settings.minWordSizefor1Typo ?? 4);
  const two = Number(settings.minWordSizefor2Typos ?? 8);
  const optional = new Set(readOptional(settings.optionalWords));
  const isClosed = /\s$/.test(query);
  return kept.map((text, index) => {
    const isLast = index === kept.length - 1 && !isClosed;
    const isPrefix =
      settings.queryType === 'prefixAll' || (isLast && settings.queryType !== 'prefixNone');
    const isStrict = settings.typoTolerance === false || /^\d+$/.test(text);
    const limit = isStrict || text.length < one ? 0 : text.length < two ? 1 : 2;
    const alternatives = listAlternatives(text, isPrefix, groups);
    const countErrors = createCounter(text, limit, isPrefix);
    return { text, isPrefix, alternatives, isOptional: optional.has(text), countErrors };
  });
}

/** Each entry may have several words, all of which are optional. */
function readOptional(setting: unknown): string[] {
  const entries = Array.isArray(setting) ? setting : setting ? [setting] : [];
  return entries.flatMap((entry) => splitWords(String(entry)).map(({ text }) => text));
}

/** Counted once per word, however often it occurs in the index. */
function createCounter(text: string, limit: number, isPrefix: boolean): QueryWord['countErrors'] {
  const known = new Map<string, number | undefined>();
  return (word) => {
    if (!known.has(word)) known.set(word, countTypos(text, word, limit, isPrefix));
    return known.get(word);
  };
}

/** Matches all words, or any of them if `isOptional`; undefined if nothing matches. */
export function matchRecord(
  record: Stored,
  query: readonly QueryWord[],
  settings: Settings,
  isOptional = false,
): Match | undefined {
  const texts = readSearched(record, settings);
  const present: Found[] = [];
  let last: Found | undefined;
  for (const [index, word] of query.entries()) {
    const found = findWord(word, query[index + 1], texts);
    // A pair that is written as one word counts for both.
    const hit = found ?? (last?.words[1] ? last : undefined);
    if (hit) present.push(hit);
    else if (!isOptional && !word.isOptional) return undefined;
    last = found;
  }
  if (present.length === 0) return undefined;
  const sum = (value: (each: Found) => number) =>
    present.reduce((all, each) => all + value(each), 0);
  const typos = sum(({ typos }) => typos);
  return {
    record,
    words: new Set(present.flatMap(({ words }) => words)),
    info: { words: present.length, nbTypos: typos },
    criteria: {
      typo: typos,
      words: query.length - present.length,
      proximity: measureProximity(present),
      attribute: rankAttributes(present, settings),
      exact: countInexact(present, query, settings),
    },
  };
}

/**
 * The attribute criterion: by default the best attribute of any word (`best`), or with `sum` those of
 * all words. Where the proximity ranks higher, the service takes `minProximity` for `best`, which is
 * the same here, because the double knows one position for each word.
 */
function rankAttributes(found: readonly Found[], settings: Settings): number {
  const ranks = found.map(({ rank }) => rank);
  if (settings.attributeCriteriaComputedBy !== 'sum') return Math.min(...ranks);
  return ranks.reduce((all, rank) => all + rank, 0);
}

function findWord(
  { text, alternatives, countErrors }: QueryWord,
  next: QueryWord | undefined,
  texts: readonly SearchedText[],
): Found | undefined {
  let best: Found | undefined;
  const singular = toSingular(text);
  const pair = next && text + next.text;
  for (const searched of texts) {
    for (const word of searched.distinct) {
      const isExact =
        word.text === text || word.singular === singular || alternatives.has(word.text);
      const errors = isExact ? 0 : countErrors(word.text);
      const isPair = pair !== undefined && word.text === pair;
      if (errors === undefined && !isPair) continue;
      const found: Found = {
        typos: isPair ? 0 : (errors ?? 0),
        isExact: isExact || isPair,
        rank: searched.rank,
        position: word.position,
        text: searched,
        words: isPair ? [word.text, word.text] : [word.text],
      };
      if (!best || isBetter(found, best)) best = found;
    }
  }
  return best;
}

function isBetter(a: Found, b: Found): boolean {
  const order = a.typos - b.typos || Number(b.isExact) - Number(a.isExact) || a.rank - b.rank;
  return order < 0;
}

/** Distances between consecutive words of the query; 8 means far apart. */
function measureProximity(found: readonly Found[]): number {
  return found.slice(1).reduce((all, each, index) => {
    const before = found[index] as Found;
    if (before.text !== each.text) return all + 8;
    return all + Math.min(Math.abs(each.position - before.position) || 1, 8);
  }, 0);
}

/** Whether a single word counts as exact only if it is the whole attribute, as the settings define. */
function countInexact(
  found: readonly Found[],
  query: readonly QueryWord[],
  settings: Settings,
): number {
  const [only] = found;
  if (query.length === 1 && only && settings.exactOnSingleWordQuery === 'attribute') {
    return only.text.text.toLowerCase() === query[0]?.text ? 0 : 1;
  }
  return found.filter(({ isExact }) => !isExact).length;
}

/** Whether the words of a phrase are next to each other in one of a record's texts. */
export function hasPhrase(record: Stored, phrase: readonly string[], settings: Settings): boolean {
  return readSearched(record, settings).some(
    ({ words }) =>
      findRun(
        words.map(({ text }) => text),
        phrase,
      ) >= 0,
  );
}
