import { remember } from '../../../text/remember';
import { listTerms } from '../../words';
import type { CorpusFile } from './index-files';
import { createLexicon, type Lexicon } from './lexicon';
import { readNumbers } from './number-lists';

type Records = CorpusFile['records'];

/** What is searched in one language and version. Lists are indexed by the number of a record or of a page. */
export interface Corpus
  extends Omit<CorpusFile, 'records' | 'words'>,
    Omit<Records, 'questions' | 'messages'> {
  /** The number of records. */
  size: number;
  /** The first record of each page, followed by the total number of records. */
  pageStarts: readonly number[];
  /** The page of each record. */
  pageOf: readonly number[];
  /** The mean of the numbers of words of the texts. */
  meanLength: number;
  /** Of each question and message, by its number: its record, and the number of its words. */
  questions: readonly Question[];
  /** The number of questions of each page. */
  questionCounts: Float64Array;
  /** The words of titles and names, and of texts, questions and messages. */
  lexicons: { names: Lexicon; texts: Lexicon };
  /** Returns the records whose titles or names have a word of the lexicon of names. */
  inNames(word: number): readonly number[];
  /** The same for those that have it only in the path of a field or an operation. */
  inPaths(word: number): readonly number[];
  /** Returns the records whose texts have a word of the lexicon of texts. */
  inTexts(word: number): readonly number[];
  /** Returns the questions and messages that have a word of the lexicon of texts. */
  inQuestions(word: number): readonly number[];
}

/** A question that a page or section answers, or the message of an error that it explains. */
interface Question {
  record: number;
  size: number;
  isMessage: boolean;
}

/** Prepares a corpus for searching. */
export function openCorpus(file: CorpusFile): Corpus {
  const { records, words, ...scope } = file;
  const { sizes } = scope.pages;
  const { pageOf, pageStarts } = readSizes(sizes);
  const named = indexNames(records);
  const inQuestions = words.questions.split(' ').map(readNumbers);
  const questions = listQuestions(records, inQuestions);
  const written = words.texts.split(' ');
  const inTexts: number[][] = [];
  return {
    ...scope,
    ...records,
    size: pageOf.length,
    pageStarts,
    pageOf,
    meanLength: meanOf(records.lengths),
    questions,
    questionCounts: countQuestions(questions, pageOf, sizes.length),
    lexicons: {
      names: createLexicon(named.words),
      texts: createLexicon(words.list === '' ? [] : words.list.split(' ')),
    },
    inNames: (word) => named.inNames[word] ?? [],
    inPaths: (word) => named.inPaths[word] ?? [],
    inTexts(word) {
      inTexts[word] ??= readNumbers(written[word] ?? '');
      return inTexts[word];
    },
    inQuestions: (word) => inQuestions[word] ?? [],
  };
}

function readSizes(sizes: readonly number[]): { pageOf: number[]; pageStarts: number[] } {
  const pageOf: number[] = [];
  const pageStarts = [0];
  for (const [page, size] of sizes.entries()) {
    for (let count = 0; count < size; count += 1) pageOf.push(page);
    pageStarts.push(pageOf.length);
  }
  return { pageOf, pageStarts };
}

/** Lists the words of titles and names, each with the records that have it, in a path or elsewhere. */
function indexNames({ kinds, titles, names }: Records) {
  const inNames = new Map<string, number[]>();
  const inPaths = new Map<string, number[]>();
  // Fields of many operations have the same names.
  const termsOf = remember(listTerms, (name) => name);
  for (const [record, title] of titles.entries()) {
    const isPath = (name: string) => kinds[record] !== 'guide' && /\w[./]\w| \//.test(name);
    const all = [title, ...(names[record] ?? [])];
    // What is a path says where something is; a word that is in another name as well says what it is.
    for (const name of [...all.filter((each) => !isPath(each)), ...all.filter(isPath)]) {
      const postings = isPath(name) ? inPaths : inNames;
      for (const term of termsOf(name)) {
        if (inNames.get(term)?.at(-1) === record) continue;
        const found = postings.get(term) ?? [];
        if (found.at(-1) !== record) found.push(record);
        postings.set(term, found);
      }
    }
  }
  const words = [...new Set([...inNames.keys(), ...inPaths.keys()])].sort();
  return {
    words,
    inNames: words.map((word) => inNames.get(word)),
    inPaths: words.map((word) => inPaths.get(word)),
  };
}

function listQuestions(records: Records, inQuestions: readonly (readonly number[])[]): Question[] {
  const sizes: number[] = [];
  for (const numbers of inQuestions) {
    for (const question of numbers) sizes[question] = (sizes[question] ?? 0) + 1;
  }
  const questions: Question[] = [];
  for (const [record, asked] of records.questions.entries()) {
    const count = asked + (records.messages[record] ?? 0);
    for (let index = 0; index < count; index += 1) {
      const size = sizes[questions.length] ?? 0;
      questions.push({ record, size, isMessage: index >= asked });
    }
  }
  return questions;
}

function countQuestions(
  questions: readonly Question[],
  pageOf: readonly number[],
  pageCount: number,
): Float64Array {
  const counts = new Float64Array(pageCount);
  for (const { record, isMessage } of questions) {
    if (isMessage) continue;
    const page = pageOf[record] ?? 0;
    counts[page] = (counts[page] ?? 0) + 1;
  }
  return counts;
}

/** Returns the mean of the lengths that are not 0. */
function meanOf(lengths: readonly number[]): number {
  const own = lengths.filter((length) => length > 0);
  return own.length > 0 ? own.reduce((sum, length) => sum + length, 0) / own.length : 1;
}

/** Returns the title of a record and its other names. */
export function readNames(corpus: Corpus, record: number): string[] {
  return [corpus.titles[record] ?? '', ...(corpus.names[record] ?? [])];
}
