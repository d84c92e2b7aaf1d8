import { glue, type Token } from '../../words';
import type { Query } from '../query/read-query';
import type { WeighedWord } from '../score/weigh-word';

/** How an indexed word matches the query. */
export interface WordMatch {
  /** The matching word of the query. */
  word: string;
  /** The number of its letters to highlight: all of them, unless only a prefix was typed. */
  letters: number;
  /** True for a typed word or a form of it; false for a prefix, synonym or similar word. */
  isExact: boolean;
}

/** The words to highlight. */
export type Matches = ReadonlyMap<string, WordMatch>;

/** Only the typed prefix is highlighted in terms of a lower quality that start with the typed word. */
const minQuality = 0.75;

/** Lists the words to highlight. In a word that only starts with the typed one, the typed letters are highlighted. */
export function listMatches(query: Query, weighed: ReadonlyMap<string, WeighedWord>): Matches {
  const matches = new Map<string, WordMatch>();
  for (const [word, { terms, forms }] of weighed) {
    // The parts of a compound are highlighted instead, unless some are stop words.
    const isInParts = (parts: readonly string[]) =>
      parts.join('') === word && parts.every((part) => weighed.has(part));
    if (query.compounds.some(isInParts)) continue;
    const isTyped = query.glued.includes(word);
    for (const [term, quality] of terms) {
      const isPrefix = quality < minQuality && term.startsWith(word);
      const letters = isPrefix ? word.length : term.length;
      if (letters <= (matches.get(term)?.letters ?? 0)) continue;
      matches.set(term, { word, letters, isExact: isTyped && forms.has(term) });
    }
  }
  return matches;
}

/** A part of a text that matches a word of the query. */
export interface Span {
  start: number;
  end: number;
  word: string;
  isExact: boolean;
}

/**
 * Finds the parts to highlight. Words that are only similar to one of the query are not highlighted if the text,
 * or what is shown with it, has that word itself (`exact`).
 */
export function findSpans(
  chunks: readonly Token[][],
  matches: Matches,
  exact: ReadonlySet<string> = new Set(),
): Span[] {
  const spans = chunks.flatMap((chunk) => matchChunk(chunk, matches));
  const own = listExact(spans);
  return spans.filter(({ word, isExact }) => isExact || !(own.has(word) || exact.has(word)));
}

/** Returns the words of the query that are there themselves, and not only in similar words. */
export function listExact(spans: readonly Span[]): Set<string> {
  return new Set(spans.filter(({ isExact }) => isExact).map(({ word }) => word));
}

function matchChunk(chunk: readonly Token[], matches: Matches): Span[] {
  const compound = chunk.length > 1 ? glue(chunk) : '';
  const whole = matches.get(compound);
  if (whole && whole.letters >= compound.length) {
    const { isExact } = whole;
    return chunk.map(({ word, start, end }) => {
      return { start, end, word: matches.get(word)?.word ?? whole.word, isExact };
    });
  }
  return chunk.flatMap((token): Span[] => {
    const match = matches.get(token.word);
    if (!match) return [];
    const { word, letters, isExact } = match;
    const { start, end } = token;
    return [{ start, end: letters < token.word.length ? start + letters : end, word, isExact }];
  });
}

/** Joins the spans of neighbouring parts of an identifier. */
export function joinSpans(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const between = last && text.slice(last.end, span.start);
    if (last && between !== undefined && /^[_\-./:]?$/.test(between)) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}
