import { type RecordKind, recordKinds } from '../../record';
import { listWords } from '../../words';
import { type CoreFile, coreStep, nameMark } from './index-files';
import { type Lexicon, openLexicon } from './lexicon';
import { decodeNumbers, fromCells, fromLines, unpackLength } from './packing';

/** The core of an index, decoded. Lists are indexed by the number of a record or of a page. */
export interface Core {
  language: string;
  version: string;
  synonyms: CoreFile['synonyms'];
  /** The words of the site's title. */
  siteWords: ReadonlySet<string>;
  /** The number of records. */
  size: number;
  routes: readonly string[];
  pageTitles: readonly string[];
  methods: readonly string[];
  trails: readonly string[];
  /** The first record of each page, followed by the total number of records. */
  pageStarts: readonly number[];
  /** The page of each record. */
  pageOf: readonly number[];
  ids: readonly string[];
  titles: readonly string[];
  names: readonly string[];
  headings: readonly string[];
  anchors: readonly string[];
  kinds: readonly RecordKind[];
  weights: readonly number[];
  parts: readonly number[];
  /** The numbers of words of the texts. */
  lengths: readonly number[];
  meanLength: number;
  lexicon: Lexicon;
  /** Of each question and message, by its number: its record, and how many words it has. */
  questions: readonly Question[];
  /** The number of questions of each page. */
  questionCounts: Float64Array;
  words: CoreFile['words'];
  texts: CoreFile['texts'];
}

/** A question that a page or section answers, or the message of an error that it explains. */
interface Question {
  record: number;
  size: number;
  isMessage: boolean;
}

/** Decodes the core of an index. */
export function readCore(file: CoreFile): Core {
  const { pages, records, lexicon, questions, siteTitle, ...rest } = file;
  const { pageOf, pageStarts } = readSizes(pages.sizes);
  const size = pageOf.length;
  const pageCount = pageStarts.length - 1;
  const pageTitles = fromLines(pages.titles, pageCount);
  const titles = fromLines(records.titles, size);
  const ownTitles = titles.map((title, record) => title || (pageTitles[pageOf[record] ?? 0] ?? ''));
  const names = fromLines(records.names, size);
  const lengths = decodeNumbers(records.lengths).map(unpackLength);
  const ownQuestions = readQuestions(questions);
  return {
    ...rest,
    siteWords: new Set(listWords(siteTitle)),
    size,
    pageStarts,
    pageOf,
    pageTitles,
    routes: fromLines(pages.routes, pageCount),
    methods: fromLines(pages.methods, pageCount),
    trails: fromLines(pages.trails, pageCount),
    ids: fromLines(records.ids, size),
    titles: ownTitles,
    names,
    headings: fromLines(records.headings, size),
    anchors: fromLines(records.anchors, size).map((anchor, record) =>
      anchor.replace(nameMark, () => fromCells(names[record] ?? '')[0] ?? ownTitles[record] ?? ''),
    ),
    kinds: decodeNumbers(records.kinds).map((kind) => recordKinds[kind] ?? 'guide'),
    weights: decodeNumbers(records.weights),
    parts: decodeNumbers(records.parts),
    lengths,
    meanLength: meanOf(lengths),
    lexicon: openLexicon(lexicon, coreStep),
    questions: ownQuestions,
    questionCounts: countQuestions(ownQuestions, pageOf, pageCount),
  };
}

function readSizes(sizes: string): { pageOf: number[]; pageStarts: number[] } {
  const pageOf: number[] = [];
  const pageStarts = [0];
  for (const [page, size] of decodeNumbers(sizes).entries()) {
    for (let count = 0; count < size; count += 1) pageOf.push(page);
    pageStarts.push(pageOf.length);
  }
  return { pageOf, pageStarts };
}

function readQuestions(sizes: string): Question[] {
  const numbers = decodeNumbers(sizes);
  const questions: Question[] = [];
  let record = 0;
  for (let index = 0; index < numbers.length; ) {
    const [step = 0, asked = 0, messages = 0] = numbers.slice(index, index + 3);
    record += step;
    const sizes = numbers.slice(index + 3, index + 3 + asked + messages);
    for (const [number, size] of sizes.entries()) {
      questions.push({ record, size, isMessage: number >= asked });
    }
    index += 3 + sizes.length;
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
export function readNames(core: Core, record: number): string[] {
  return [core.titles[record] ?? '', ...fromCells(core.names[record] ?? '')];
}
