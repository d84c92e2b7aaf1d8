import { countEdits, countMissing, toLetterSet } from '../../../text/distance';
import type { Lexicon } from '../index/lexicon';
import { compareStems, stem } from '../query/stem';
import type { Synonym } from '../query/synonyms';
import { synonym as synonymFactors } from './ranking';

/** The indexed words that match a word of the query, each with a quality of up to 1. */
export interface FoundTerms {
  qualities: Map<string, number>;
  /** The words that are the word itself or have the same stem. */
  forms: ReadonlySet<string>;
  /** How sure it is that what was found is what was meant (`certainty`). */
  certainty: number;
}

/**
 * How sure it is that found words are what was meant: the word itself or a word that means the same; a form
 * of it that names nothing; words with similar letters; words that share little but letters; none.
 */
export const certainty = { sure: 1, similar: 0.6, form: 0.45, distant: 0.4, none: 0 };

type AddTerm = (term: string, quality: number) => void;

/** The least likeness of the forms of one word. */
const closeQuality = 0.85;
const prefixFactor = 0.75;
/** An additional factor for prefixes if the index contains the typed word itself. */
const prefixOfKnownFactor = 0.6;
const typoFactor = { 1: 0.55, 2: 0.3 } as const;
/** The factor for the most similar words: what a reader misspelt counts nearly as much as the other words. */
const meantFactor = 0.8;
/** An additional factor for typing errors in the first letter, which are rare. */
const firstLetterFactor = 0.7;
/** Typing errors and stems are not considered for shorter words, because too many words are similar. */
const minLength = 4;

/** Finds the indexed words that match a word of the query. */
export function findTerms(
  word: string,
  lexicons: readonly [names: Lexicon, texts: Lexicon],
  synonyms: readonly Synonym[],
  mayBeHalf: boolean,
): FoundTerms {
  const qualities = new Map<string, number>();
  const forms = new Set<string>();
  const add: AddTerm = (term, quality) => {
    if (quality > (qualities.get(term) ?? 0)) qualities.set(term, quality);
  };
  const addForm: AddTerm = (term, quality) => {
    forms.add(term);
    add(term, quality);
  };
  const isKnown = lexicons.some((lexicon) => lexicon.indexOf(word) >= 0);
  if (isKnown) addForm(word, 1);
  const isHalf = mayBeHalf || !isKnown;
  for (const lexicon of lexicons) {
    addStems(word, lexicon, addForm);
    // Nearly all texts have a word with the same first letter.
    const isInTexts = lexicon !== lexicons[0];
    if (isHalf && (word.length > 1 || !isInTexts)) addPrefixes(word, lexicon, isKnown, add);
  }
  for (const { word: synonym, isMain } of synonyms) {
    const { toMain, known, others } = synonymFactors;
    const factor = (isMain ? toMain : others) * (isKnown ? known : 1);
    for (const lexicon of lexicons) {
      if (lexicon.indexOf(synonym) >= 0) add(synonym, factor);
      addStems(synonym, lexicon, (term, quality) => add(term, quality * factor));
    }
  }
  if (qualities.size > 0) {
    const isMeant = hasClose(word, [...qualities.keys()], lexicons[0], synonyms);
    return { qualities, forms, certainty: isMeant ? certainty.sure : certainty.form };
  }
  const isNear = addMeant(word, lexicons, add);
  const found = isNear ? certainty.similar : certainty.distant;
  return { qualities, forms, certainty: qualities.size > 0 ? found : certainty.none };
}

/**
 * Returns whether one of the found words begins with the word, is given as its synonym, or is a form of it
 * that names something.
 */
function hasClose(
  word: string,
  found: readonly string[],
  names: Lexicon,
  synonyms: readonly Synonym[],
): boolean {
  const typed = stem(word);
  return (
    synonyms.some(({ of }) => stem(of).singular === typed.singular) ||
    found.some((term) => {
      if (term !== word && term.startsWith(word)) return true;
      return names.indexOf(term) >= 0 && compareStems(typed, stem(term)) >= closeQuality;
    })
  );
}

/** Words with the same stem start with the same letters, so only those are compared. */
function addStems(word: string, lexicon: Lexicon, add: AddTerm): void {
  if (word.length < minLength) return;
  const typed = stem(word);
  const prefix = typed.derived.slice(0, Math.max(3, typed.derived.length - 1));
  const [start, end] = lexicon.range(prefix);
  for (let index = start; index < end; index += 1) {
    const term = lexicon.words[index] as string;
    if (term === word || Math.abs(term.length - word.length) > 6) continue;
    const quality = compareStems(typed, stem(term));
    if (quality > 0) add(term, quality);
  }
}

function addPrefixes(word: string, lexicon: Lexicon, isKnown: boolean, add: AddTerm): void {
  const [start, end] = lexicon.range(word);
  for (let index = start; index < end; index += 1) {
    const term = lexicon.words[index] as string;
    if (term === word) continue;
    const share = word.length / term.length;
    add(term, prefixFactor * (0.55 + 0.45 * share) * (isKnown ? prefixOfKnownFactor : 1));
  }
}

/** From this length on, one error leaves enough of a word. */
export const sureLength = 6;

/**
 * Adds the words that were probably meant, with all that have their stem, and others that are similar.
 * Returns whether one of them is near enough to be what was meant.
 */
function addMeant(word: string, lexicons: readonly Lexicon[], add: AddTerm): boolean {
  const similar = new Map<string, number>();
  for (const lexicon of lexicons) {
    addSimilar(word, lexicon, (term, quality) => similar.set(term, quality));
  }
  const best = Math.max(...similar.values());
  for (const [term, quality] of similar) {
    add(term, quality === best ? meantFactor : quality);
    if (quality < best) continue;
    for (const lexicon of lexicons) {
      addStems(term, lexicon, (form, likeness) => add(form, likeness * meantFactor));
    }
  }
  return word.length >= sureLength || best >= typoFactor[1];
}

function addSimilar(word: string, lexicon: Lexicon, add: AddTerm): void {
  if (word.length < minLength) return;
  const limit = word.length >= 8 ? 2 : 1;
  const letters = toLetterSet(word);
  const sets = lexicon.letterSets();
  for (const [index, term] of lexicon.words.entries()) {
    if (countMissing(letters, sets[index] ?? 0) > limit) continue;
    const factor = compareLetters(word, term, limit);
    if (factor > 0) add(term, startsAlike(word, term) ? factor : factor * firstLetterFactor);
  }
}

function compareLetters(word: string, term: string, limit: number): number {
  if (term.length < word.length - limit) return 0;
  const edits = countEdits(word, term, limit);
  if (edits <= limit) return typoFactor[edits as 1 | 2];
  // A prefix with a typing error: at most one error in what has been typed.
  if (word.length < 5 || term.length <= word.length || !startsAlike(word, term)) return 0;
  return countEdits(word, term, 1, true) <= 1 ? typoFactor[1] * prefixFactor : 0;
}

function startsAlike(word: string, term: string): boolean {
  return word.charCodeAt(0) === term.charCodeAt(0);
}
