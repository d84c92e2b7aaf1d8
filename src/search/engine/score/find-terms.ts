import { countEdits } from '../../../text/distance';
import type { Lexicon } from '../index/lexicon';
import { compareStems, stem } from '../query/stem';
import type { Ranking } from './ranking';

/** Words of an index that a word of the query may mean, each with how well it fits: up to 1. */
export interface FoundTerms {
  qualities: Map<string, number>;
  /** Those of them that are the word itself, or have its stem. */
  forms: ReadonlySet<string>;
}

/** How a word is worth less when it only begins like the one that was typed. */
const prefixWorth = 0.75;
const synonymWorth = 0.95;
const typoWorth = { 1: 0.55, 2: 0.3 } as const;

/** Finds what a word of the query may mean. */
export function findTerms(
  word: string,
  lexicons: readonly Lexicon[],
  synonyms: readonly string[],
  ranking: Ranking,
): FoundTerms {
  const qualities = new Map<string, number>();
  const forms = new Set<string>();
  const add = (term: string, quality: number) => {
    if (quality > (qualities.get(term) ?? 0)) qualities.set(term, quality);
  };
  const addForm = (term: string, quality: number) => {
    forms.add(term);
    add(term, quality);
  };
  const isKnown = lexicons.some((lexicon) => lexicon.indexOf(word) >= 0);
  if (isKnown) addForm(word, 1);
  for (const lexicon of lexicons) {
    if (ranking.stems) addStems(word, lexicon, addForm);
    if (ranking.prefixes) addPrefixes(word, lexicon, isKnown, add);
  }
  for (const synonym of synonyms) {
    for (const lexicon of lexicons) {
      if (lexicon.indexOf(synonym) >= 0) add(synonym, synonymWorth);
      addStems(synonym, lexicon, (term, quality) => add(term, quality * synonymWorth));
    }
  }
  if (qualities.size === 0 && ranking.typos) {
    for (const lexicon of lexicons) addNear(word, lexicon, add);
  }
  return { qualities, forms };
}

type Add = (term: string, quality: number) => void;

/** Words with the same stem begin alike, so only those are compared. */
function addStems(word: string, lexicon: Lexicon, add: Add): void {
  if (word.length < 4) return;
  const typed = stem(word);
  const beginning = typed.derived.slice(0, Math.max(3, typed.derived.length - 1));
  const [start, end] = lexicon.range(beginning);
  for (let index = start; index < end; index += 1) {
    const term = lexicon.words[index] as string;
    if (term === word || Math.abs(term.length - word.length) > 6) continue;
    const quality = compareStems(typed, stem(term));
    if (quality > 0) add(term, quality);
  }
}

function addPrefixes(word: string, lexicon: Lexicon, isKnown: boolean, add: Add): void {
  const [start, end] = lexicon.range(word);
  for (let index = start; index < end; index += 1) {
    const term = lexicon.words[index] as string;
    if (term === word) continue;
    const share = word.length / term.length;
    add(term, prefixWorth * (0.55 + 0.45 * share) * (isKnown ? 0.6 : 1));
  }
}

function addNear(word: string, lexicon: Lexicon, add: Add): void {
  if (word.length < 4) return;
  const limit = word.length >= 8 ? 2 : 1;
  for (const term of lexicon.words) {
    const worth = compareLetters(word, term, limit);
    if (worth > 0) add(term, term.charCodeAt(0) === word.charCodeAt(0) ? worth : worth * 0.7);
  }
}

function compareLetters(word: string, term: string, limit: number): number {
  if (term.length < word.length - limit) return 0;
  const edits = countEdits(word, term, limit);
  if (edits <= limit) return typoWorth[edits as 1 | 2];
  // Half typed and mistyped: one error at most, in what has been typed.
  if (word.length < 5 || term.length <= word.length || !isSameStart(word, term)) return 0;
  return countEdits(word, term, 1, true) <= 1 ? typoWorth[1] * prefixWorth : 0;
}

function isSameStart(word: string, term: string): boolean {
  return word.charCodeAt(0) === term.charCodeAt(0);
}
