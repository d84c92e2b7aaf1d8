import type { Problem } from '../../problems/problem';
import { listWords } from '../../prose/extract/list-words';
import { problemIn, type ReaderPassage } from './reader-passages';
import type { Speller } from './speller';

/** The words that a project adds to the dictionary: one on each line of `words.txt`. */
export function readWords(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Says where the list of words is out of order, which keeps it easy to read and to merge. */
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
        found: isRepeated ? `the word ${word} twice` : `the word ${word} behind ${before}`,
        expected: 'one word a line, in alphabetical order',
        fix: isRepeated ? 'remove one of the two' : `move it before ${before}`,
      },
    ];
  });
}

/** Finds the words of passages that no dictionary knows. */
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
          found: `the word ${word}, which the dictionary does not have`,
          expected: `a word of British English${suggestions.length > 0 ? `, perhaps ${suggestions.join(', ')}` : ''}`,
          fix: 'correct it, or add it to words.txt',
        });
      }),
  );
}
