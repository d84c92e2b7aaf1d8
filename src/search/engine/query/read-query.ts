import { isStopWord, listChunks } from '../../words';

/** What a reader searched for, split into words. */
export interface Query {
  /** Every word, in order. */
  all: string[];
  /** The words to search for: without stop words, unless there are no others. */
  words: string[];
  /** The parts of each word that has several without a space, like a name in code: `max_retries`. */
  compounds: string[][];
  /** All words without separators. */
  glued: string;
  /** True for a sentence or a question, which prose matches better than names. */
  isQuestion: boolean;
}

/** The least number of words of a sentence or a question, one of which says little. */
const questionLength = 4;

/** Splits a query into words. */
export function readQuery(text: string): Query {
  const chunks = listChunks(text).map((chunk) => chunk.map(({ word }) => word));
  const all = chunks.flat();
  const significant = chunks.flatMap(listSignificant);
  const compounds = chunks.filter(({ length }) => length > 1);
  return {
    all,
    words: significant.length > 0 ? significant : all,
    compounds,
    glued: all.join(''),
    isQuestion: all.length > significant.length && all.length >= questionLength,
  };
}

/** The least number of letters of a part of a name that says something on its own. */
const minPart = 3;

/** Lists the words of a chunk that say something on their own: the `x` and `id` of `x-org-id` do not, but the whole does. */
function listSignificant(chunk: readonly string[]): string[] {
  const isPart = (word: string) => chunk.length > 1 && word.length < minPart && !/\d/.test(word);
  const whole = chunk.some(isPart) ? [chunk.join('')] : [];
  return [...chunk.filter((word) => !isPart(word) && !isStopWord(word)), ...whole];
}
