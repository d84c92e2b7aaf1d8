import type { Problem } from '../../problems/problem';
import { listWords } from '../../prose/extract/list-words';
import { problemIn, type ReaderPassage } from './reader-passages';
import type { Speller } from './speller';

/** Reads the words that a project adds to the dictionary: one per line of `words.txt`. */
export function readWords(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Finds words that are out of order. A sorted list is easier to read and merge. */
export function checkWordList(words: readonly string[], file: string): Problem[] {
  const order = new Intl.Collator('en', { caseFirst: 'lower' });
  return words.flatMap((word, index): Problem[] => {
    const before = words[index - 1];
    if (before === undefined || order.compare(before, word) < 0) return [];
    const isRepeated = before === word;
    return [
      {
        severity: 'error',
        code: isRepeated ? 'words/repeated-word' : 'words/unsorted-word',
        file,
        line: index + 1,
        found: isRepeated ? `the word ${word} twice` : `the word ${word} after ${before}`,
        expected: 'one word per line, in alphabetical order',
        fix: isRepeated ? 'remove one of the two' : `move it before ${before}`,
      },
    ];
  });
}

/** Finds the words of passages that are not in the dictionary. */
export function checkSpelling(passages: readonly ReaderPassage[], speller: Speller): Problem[] {
  const known = new Map<string, boolean>();
  const knows = (word: string) => {
    const isKnown = known.get(word) ?? speller.knows(word);
    known.set(word, isKnown);
    return isKnown;
  };
  return passages.flatMap((passage) =>
    listWords(passage.text)
      .filter(({ word }) => !knows(word))
      .map(({ word, offset }) => {
        const suggestions = speller.suggest(word);
        return problemIn(passage, offset, word, {
          code: 'words/misspelt',
          found: `the word ${word}, which is not in the dictionary`,
          expected: `a British English word${suggestions.length > 0 ? `, perhaps ${suggestions.join(', ')}` : ''}`,
          fix: 'correct it, or add it to words.txt',
        });
      }),
  );
}
