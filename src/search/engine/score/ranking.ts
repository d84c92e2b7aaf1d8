import type { RecordKind } from '../../record';

/** The parameters of the ranking. The benchmark disables some of them to measure what each contributes. */
export interface Ranking {
  /** The weight of a word, by attribute. */
  weights: {
    title: number;
    names: number;
    headings: number;
    terms: number;
    questions: number;
    code: number;
    /** In the text, by the kind of the record. */
    text: Record<RecordKind, number>;
    /** In the title or a name of the page that the record belongs to. */
    page: number;
  };
  /** What matches a word of the query in addition to the word itself. */
  typos: boolean;
  prefixes: boolean;
  stems: boolean;
  synonyms: boolean;
  /** True to compare queries with a slash with the paths of operations. */
  paths: boolean;
  /** The factor for an identifier with several parts as a whole, next to its parts: `AUTH_PROVIDER`. */
  whole: number;
  /** The factor for words that say little, of those that are no stop words. */
  filler: number;
  /**
   * The most that the rarity of a word counts, as a share of that of a word in a single record: among
   * the words of readers, which of them the docs have only once is chance.
   */
  rarest: number;
  /** The factor for words that are in no title, name or question, only in texts. */
  incidental: number;
  /** The factors for the docs' word in place of the reader's, and for other synonyms of a word that the docs use. */
  synonym: { toMain: number; known: number; others: number };
  /** The exponent of the share of the query that a record contains; 0 for no influence. */
  coverage: number;
  /** How much of what only other records of the page contain counts to that share. */
  pageCoverage: number;
  /**
   * Gains of a record for all words in a title, for neighbours in it, for a title that is the query, for
   * a question or a message that is the query, and for all questions of the page that are like it.
   */
  gains: {
    title: number;
    neighbours: number;
    compound: number;
    /** `share` is the exponent of the share of its words that the query has. */
    question: { short: number; long: number; share: number };
    /** A high exponent, because only a message as a whole means the error. */
    message: { gain: number; exponent: number };
    subject: { gain: number; exponent: number };
  };
  /** Factors of guides: those that explain a subject as a whole, those that few readers look for, and all others. */
  standing: { main: number; usual: number; aside: number };
  /** Factors by kind; 1 for no influence. */
  kinds: {
    /** Guides, if the query is a question. */
    prose: number;
    /** Fields of responses. */
    response: number;
    /** Fields, if the query is not an identifier, and if it is a question. */
    plain: number;
    question: number;
  };
  /** The share of the scores of a page's other records that is added to its best record. */
  pageShare: number;
}

/** The ranking that the site uses. */
export const defaultRanking: Ranking = {
  weights: {
    ...{ title: 4.5, names: 5, headings: 1.5, terms: 1.25, questions: 3, code: 0.5, page: 3 },
    text: { guide: 1.5, operation: 2, area: 1.5, error: 1.5, field: 0.7 },
  },
  ...{ typos: true, prefixes: true, stems: true, synonyms: true, paths: true },
  whole: 2.5,
  filler: 0.3,
  rarest: 0.5,
  incidental: 0.6,
  synonym: { toMain: 0.7, known: 0.75, others: 0.5 },
  coverage: 0.75,
  pageCoverage: 0.3,
  gains: {
    title: 0.75,
    neighbours: 0.25,
    compound: 1.2,
    question: { short: 1.5, long: 2.5, share: 0.6 },
    message: { gain: 8, exponent: 4 },
    subject: { gain: 50, exponent: 0.3 },
  },
  standing: { main: 1.25, usual: 0.9, aside: 0.75 },
  kinds: { prose: 1.15, response: 0.9, plain: 0.6, question: 0.4 },
  pageShare: 0.1,
};
