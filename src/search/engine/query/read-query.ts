import { maxQueryLength } from '../../search-address';
import { glue, isStopWord, listChunks, type Token } from '../../words';

/** What a reader searched for, split into words. */
export interface Query {
  /** Every word, in order. */
  all: string[];
  /** The words to search for: without stop words, unless there are no others. */
  words: string[];
  /** The parts of each word that has several without a space: `max_retries`. */
  compounds: string[][];
  /** All words without separators. */
  glued: string;
  /** True for a query that looks like a name in code. */
  isIdentifier: boolean;
  /** True for a sentence or a question, which prose matches better than names. */
  isQuestion: boolean;
  /** True if it nearly fills the search field, so that it may be the start of what was pasted. */
  mayBeCut: boolean;
}

/** How many characters of a full field may be empty, because texts are cut between words. */
const emptyEnd = 14;

/** The rest of a longer query is ignored, of all words and of those to search for. */
const maxWords = { all: 24, searched: 12 };

const questionWords = new Set([
  'what',
  'whats',
  'how',
  'hows',
  'why',
  'when',
  'where',
  'which',
  'who',
  'can',
  'does',
]);

/** Splits a query into words. */
export function readQuery(text: string): Query {
  const chunks = listChunks(text).slice(0, maxWords.all);
  const all = chunks.flat().map(({ word }) => word);
  const significant = chunks.flatMap(listSignificant);
  const words = (significant.length > 0 ? significant : all).slice(0, maxWords.searched);
  const compounds = chunks
    .filter(({ length }) => length > 1)
    .map((chunk) => chunk.map(({ word }) => word));
  return {
    all,
    words,
    compounds,
    glued: all.join(''),
    isIdentifier: compounds.length > 0,
    isQuestion: isQuestion(all, significant.length),
    mayBeCut: text.length > maxQueryLength - emptyEnd,
  };
}

/** The least number of letters of a part of a compound that says something on its own. */
const minPart = 3;

/** Lists the words of a chunk that say something on their own: the `x` and `id` of `x-org-id` do not, but the whole does. */
function listSignificant(chunk: readonly Token[]): string[] {
  const isPart = (word: string) => chunk.length > 1 && word.length < minPart && !/\d/.test(word);
  const words = chunk.map(({ word }) => word);
  const whole = words.some(isPart) ? [glue(chunk)] : [];
  return [...words.filter((word) => !isPart(word) && !isStopWord(word)), ...whole];
}

function isQuestion(all: readonly string[], significant: number): boolean {
  if (questionWords.has(all[0] ?? '') && all.length > 1) return true;
  return all.includes('vs') || (all.length > significant && all.length >= 4);
}
