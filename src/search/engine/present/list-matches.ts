import type { Query } from '../query/read-query';
import type { WeighedWord } from '../score/weigh-word';

/** How a word of the index matches the query. */
export interface WordMatch {
  /** The matching word of the query. */
  word: string;
  /** How many letters of the index's word were typed: all, unless only its beginning was. */
  letters: number;
  /** Whether it is the query's word or a form of it, not a prefix, a synonym or a similar word. */
  isExact: boolean;
}

/** The words to highlight. */
export type Matches = ReadonlyMap<string, WordMatch>;

/** Terms of a lower quality that begin like the typed word are matched by their beginning only. */
const minQuality = 0.75;

/** The words to highlight. Of a word that only begins like the typed one, the typed letters. */
export function listMatches(query: Query, weighed: ReadonlyMap<string, WeighedWord>): Matches {
  const matches = new Map<string, WordMatch>();
  for (const [word, { terms, forms }] of weighed) {
    // A compound is highlighted by its words.
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
