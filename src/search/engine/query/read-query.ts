import { glue, isStopWord, listChunks } from '../../words';

/** What a reader asked, taken apart. */
export interface Query {
  /** Every word in its order. */
  all: string[];
  /** The words that are searched: without those that say little, unless there are no others. */
  words: string[];
  /** What was typed in one piece although it has parts: `max_retries` as `maxretries`. */
  compounds: string[];
  /** All of it without what separates the words. */
  glued: string;
  /** Written like the name of something in code. */
  isIdentifier: boolean;
  /** Written like a sentence or a question: an answer is a text rather than a name. */
  isQuestion: boolean;
}

/** Of a longer query the first words decide. */
const mostWords = 12;

const questionWords = new Set([
  'what',
  'how',
  'why',
  'when',
  'where',
  'which',
  'who',
  'can',
  'does',
]);

/** Takes a query apart. */
export function readQuery(text: string): Query {
  const chunks = listChunks(text).slice(0, mostWords);
  const all = chunks.flat().map(({ word }) => word);
  const telling = all.filter((word) => !isStopWord(word));
  const words = (telling.length > 0 ? telling : all).slice(0, mostWords);
  const compounds = chunks.filter(({ length }) => length > 1).map(glue);
  return {
    all,
    words,
    compounds,
    glued: all.join(''),
    isIdentifier: compounds.length > 0,
    isQuestion: isQuestion(all, telling),
  };
}

function isQuestion(all: readonly string[], telling: readonly string[]): boolean {
  if (questionWords.has(all[0] ?? '') && all.length > 1) return true;
  return all.includes('vs') || (all.length > telling.length && all.length >= 4);
}
