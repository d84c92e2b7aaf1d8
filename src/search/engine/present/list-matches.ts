import type { Query } from '../query/read-query';
import type { WeighedWord } from '../score/weigh-word';

/** How an indexed word matches the query. */
export interface WordMatch {
  /** The matching word of the query. */
  word: string;
  /** The number of its letters to highlight: all of them, unless only a prefix was typed. */
  letters: number;
  /** True for the query's word or a form of it; false for a prefix, synonym or similar word. */
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
    // The words of a compound are highlighted instead.
    if (query.compounds.includes(word)) continue;
    for (const [term, quality] of terms) {
      const isPrefix = quality < minQuality && term.startsWith(word);
      const letters = isPrefix ? word.length : term.length;
      if (letters <= (matches.get(term)?.letters ?? 0)) continue;
      matches.set(term, { word, letters, isExact: forms.has(term) });
    }
  }
  return matches;
}
