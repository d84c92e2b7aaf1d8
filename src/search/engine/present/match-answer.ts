import { remember } from '../../../text/remember';
import { isStopWord, listWords } from '../../words';
import { stem } from '../query/stem';
import { readText } from './read-text';
import type { Matches, WordMatch } from './spans';

/**
 * Lists the words of texts by which the sentence is found that answers a question: forms of its words, and
 * those that match the query.
 */
export function matchAnswer(question: string, texts: readonly string[], matches: Matches): Matches {
  const asked = new Set(
    listWords(question)
      .filter((word) => !isStopWord(word))
      .map(rootOf),
  );
  const words = new Set(
    texts.flatMap((text) =>
      readText(text)
        .chunks.flat()
        .map(({ word }) => word),
    ),
  );
  const found = new Map<string, WordMatch>(matches);
  for (const word of words) {
    const root = rootOf(word);
    if (asked.has(root)) found.set(word, { word: root, letters: word.length, isExact: true });
  }
  return found;
}

/** Returns the stem of a word, which is that of many texts. */
const rootOf = remember(
  (word: string) => stem(word).inflected,
  (word) => word,
);
