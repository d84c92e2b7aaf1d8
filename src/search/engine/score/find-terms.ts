import { countEdits, countMissing, toLetterSet } from '../../../text/distance';
import type { Lexicon } from '../index/lexicon';
import { compareStems, stem } from '../query/stem';
import { quality } from './ranking';

/** The indexed words that match a word of the query. */
export interface FoundTerms {
  /** How well each of them matches, up to 1. */
  qualities: Map<string, number>;
  /** Those that are the word itself or have the same stem. */
  forms: ReadonlySet<string>;
  /** False if nothing but words with similar letters was found. */
  isFound: boolean;
  /** The most similar of these, unless they only begin like the word. */
  similar: readonly string[];
}

type AddTerm = (term: string, quality: number) => void;

/** Typing errors and stems are not considered for shorter words, because too many words are similar. */
const minLength = 4;
/** From this length on, the beginning of a word may have a typing error, and from the other on, a word may have two. */
const lengths = { errorInPrefix: 5, twoErrors: 8 };

/** Finds the indexed words that match a word of the query, which is half typed or not. */
export function findTerms(
  word: string,
  lexicons: readonly [names: Lexicon, texts: Lexicon],
  synonyms: readonly string[],
  mayBeHalf: boolean,
): FoundTerms {
  const qualities = new Map<string, number>();
  const forms = new Set<string>();
  const add: AddTerm = (term, found) => {
    if (found > (qualities.get(term) ?? 0)) qualities.set(term, found);
  };
  const addForm: AddTerm = (term, likeness) => {
    forms.add(term);
    add(term, likeness);
  };
  const isKnown = lexicons.some((lexicon) => lexicon.indexOf(word) >= 0);
  for (const lexicon of lexicons) {
    addForms(word, lexicon, addForm);
    // Nearly all texts have a word with the same first letter.
    const isLong = word.length > 1 || lexicon === lexicons[0];
    if (isLong && (mayBeHalf || !isKnown)) addPrefixes(word, lexicon, add);
    for (const synonym of synonyms) {
      addForms(synonym, lexicon, (term, likeness) => add(term, likeness * quality.synonym));
    }
  }
  const isFound = qualities.size > 0;
  const similar = isFound ? [] : addSimilar(word, lexicons, add);
  return { qualities, forms, isFound, similar };
}

/** Adds the word itself, and those with the same stem, which start with the same letters. */
function addForms(word: string, lexicon: Lexicon, add: AddTerm): void {
  if (lexicon.indexOf(word) >= 0) add(word, 1);
  if (word.length < minLength) return;
  const typed = stem(word);
  const prefix = typed.derived.slice(0, Math.max(3, typed.derived.length - 1));
  const [start, end] = lexicon.range(prefix);
  for (let index = start; index < end; index += 1) {
    const term = lexicon.words[index] as string;
    if (term === word || Math.abs(term.length - word.length) > 6) continue;
    const likeness = compareStems(typed, stem(term));
    if (likeness > 0) add(term, likeness);
  }
}

function addPrefixes(word: string, lexicon: Lexicon, add: AddTerm): void {
  const [start, end] = lexicon.range(word);
  for (let index = start; index < end; index += 1) {
    const term = lexicon.words[index] as string;
    const share = word.length / term.length;
    if (term !== word) add(term, quality.prefix * (0.55 + 0.45 * share));
  }
}

/** Adds the words that differ by typing errors, and returns the most similar ones, which are probably meant. */
function addSimilar(word: string, lexicons: readonly Lexicon[], add: AddTerm): string[] {
  if (word.length < minLength) return [];
  const similar = lexicons.flatMap((lexicon) => listSimilar(word, lexicon));
  const best = Math.max(...similar.map(([, likeness]) => likeness));
  for (const [term, likeness] of similar) add(term, likeness === best ? quality.meant : likeness);
  if (best === quality.errorInPrefix) return [];
  return similar.filter(([, likeness]) => likeness === best).map(([term]) => term);
}

function listSimilar(word: string, lexicon: Lexicon): [term: string, quality: number][] {
  const limit = word.length >= lengths.twoErrors ? 2 : 1;
  const letters = toLetterSet(word);
  const sets = lexicon.letterSets();
  const similar: [string, number][] = [];
  for (const [index, term] of lexicon.words.entries()) {
    if (countMissing(letters, sets[index] ?? 0) > limit) continue;
    const likeness = compareLetters(word, term, limit);
    if (likeness > 0) similar.push([term, likeness]);
  }
  return similar;
}

function compareLetters(word: string, term: string, limit: number): number {
  if (term.length < word.length - limit) return 0;
  const edits = countEdits(word, term, limit);
  if (edits <= limit) return edits === 1 ? quality.oneError : quality.twoErrors;
  const mayBePrefix =
    word.length >= lengths.errorInPrefix && term.length > word.length && term[0] === word[0];
  return mayBePrefix && countEdits(word, term, 1, true) <= 1 ? quality.errorInPrefix : 0;
}
