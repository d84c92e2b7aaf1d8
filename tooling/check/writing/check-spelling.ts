import type { Problem } from '../../../src/problems/problem';
import { listWords } from './list-words';
import { problemIn, type ReaderPassage } from './reader-passages';
import type { LookUp } from './speller';

/** Reads the words that a project adds to the dictionary: one per line of `words.txt`. */
export function readWords(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Finds the words of passages that are not in the dictionary. */
export async function checkSpelling(
  passages: readonly ReaderPassage[],
  lookUp: LookUp,
): Promise<Problem[]> {
  const words = passages.flatMap((passage) =>
    listWords(passage.text).map((word) => ({ passage, ...word })),
  );
  const problems = await Promise.all(
    words.map(async ({ passage, word, offset }) => {
      const suggestions = await lookUp(word);
      return suggestions ? [describeUnknown(passage, offset, word, suggestions)] : [];
    }),
  );
  return problems.flat();
}

function describeUnknown(
  passage: ReaderPassage,
  offset: number,
  word: string,
  suggestions: readonly string[],
): Problem {
  return problemIn(passage, {
    offset,
    near: word,
    code: 'words/misspelt',
    found: `the word ${word}, which is not in the dictionary`,
    expected: `a British English word${suggestions.length > 0 ? `, perhaps ${suggestions.join(', ')}` : ''}`,
    fix: 'correct it, or add it to words.txt',
  });
}
