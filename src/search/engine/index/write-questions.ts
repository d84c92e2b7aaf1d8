import type { SearchRecord } from '../../record';
import { isStopWord, listTerms } from '../../words';
import { questionStep } from './index-files';
import { createPostings, type PackedWord } from './lexicon';
import { encodeNumbers } from './packing';

/** As many questions of a page or section as are indexed. */
const maxQuestions = Math.log2(questionStep);

/** Packs the words of the questions that pages and sections answer. */
export function packQuestions(records: readonly SearchRecord[]): PackedWord[] {
  const postings = createPostings(questionStep);
  for (const [index, record] of records.entries()) {
    const words = new Map<string, number>();
    for (const [number, question] of listQuestions(record).entries()) {
      for (const word of question) words.set(word, (words.get(word) ?? 0) | (1 << number));
    }
    for (const [word, bits] of words) postings.add(word, index, bits);
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
  return questions.slice(0, maxQuestions).map((question) => {
    return [...new Set(listTerms(question))].filter((word) => !isStopWord(word));
  });
}
