import type { SearchRecord } from '../../record';
import { isSearchable, isStopWord, listTerms } from '../../words';
import { createPostings, type PackedWord } from './lexicon';
import { encodeNumbers } from './packing';

/**
 * Packs the words of the questions that pages and sections answer, and of the messages that they explain.
 * They are numbered from record to record, the questions of each before its messages.
 */
export function packQuestions(records: readonly SearchRecord[]): PackedWord[] {
  const postings = createPostings();
  for (const [number, words] of records.flatMap(listQuestions).entries()) {
    for (const word of words) postings.add(word, number);
  }
  return postings.pack();
}

/** Writes how many questions and messages each record has, and how many words each of them. */
export function writeQuestionSizes(records: readonly SearchRecord[]): string {
  const sizes: number[] = [];
  let last = 0;
  for (const [index, record] of records.entries()) {
    const questions = listQuestions(record);
    if (questions.length === 0) continue;
    const counts = [record.questions.length, record.messages?.length ?? 0];
    sizes.push(index - last, ...counts, ...questions.map(({ length }) => length));
    last = index;
  }
  return encodeNumbers(sizes);
}

function listQuestions({ questions, messages = [] }: SearchRecord): string[][] {
  const listDistinct = (text: string) => [...new Set(listTerms(text))];
  return [
    ...questions.map((question) => listDistinct(question).filter((word) => !isStopWord(word))),
    ...messages.map((message) => listDistinct(message).filter(isSearchable)),
  ];
}
