import type { SearchRecord } from '../../record';
import { isStopWord, listTerms } from '../../words';

import { type QuestionsFile, questionStep } from './index-files';
import { createPostings, writeLexicon } from './lexicon';
import { encodeNumbers } from './packing';

/** As many questions of a page or section as are indexed. */
const maxQuestions = Math.log2(questionStep);

/** Writes the words of the questions that pages and sections answer. */
export function writeQuestions(records: readonly SearchRecord[]): QuestionsFile {
  const postings = createPostings(questionStep);
  const sizes: number[] = [];
  let last = 0;
  for (const [index, record] of records.entries()) {
    const questions = record.questions.slice(0, maxQuestions).map(listQuestionWords);
    if (questions.length === 0) continue;
    sizes.push(index - last, questions.length, ...questions.map(({ length }) => length));
    last = index;
    const words = new Map<string, number>();
    for (const [number, question] of questions.entries()) {
      for (const word of question) words.set(word, (words.get(word) ?? 0) | (1 << number));
    }
    for (const [word, bits] of words) postings.add(word, index, bits);
  }
  return { lexicon: writeLexicon(postings.pack()), sizes: encodeNumbers(sizes) };
}

function listQuestionWords(question: string): string[] {
  return [...new Set(listTerms(question))].filter((word) => !isStopWord(word));
}
