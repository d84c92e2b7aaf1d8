import type { SearchRecord } from '../../record';
import { isStopWord, listTerms } from '../../words';
import { createPostings, type PackedWord } from './lexicon';
import { encodeNumbers } from './packing';

/** Packs the words of the questions that pages and sections answer. Questions are numbered from record to record. */
export function packQuestions(records: readonly SearchRecord[]): PackedWord[] {
  const postings = createPostings();
  for (const [number, words] of records.flatMap(listQuestions).entries()) {
    for (const word of words) postings.add(word, number);
  }
  return postings.pack();
}

/** Writes how many words each question has. */
export function writeQuestionSizes(records: readonly SearchRecord[]): string {
  const sizes: number[] = [];
  let last = 0;
  for (const [index, record] of records.entries()) {
    const questions = listQuestions(record);
    if (questions.length === 0) continue;
    sizes.push(index - last, questions.length, ...questions.map(({ length }) => length));
    last = index;
  }
  return encodeNumbers(sizes);
}

function listQuestions({ questions }: SearchRecord): string[][] {
  return questions.map((question) => {
    return [...new Set(listTerms(question))].filter((word) => !isStopWord(word));
  });
}
