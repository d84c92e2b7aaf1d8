import type { RecordKind } from '../../record';

/** The parameters of the ranking. The benchmark disables some of them to measure what each contributes. */
export interface Ranking {
  /** The weight of a word, by attribute. */
  weights: {
    title: number;
    names: number;
    headings: number;
    terms: number;
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
  /** The exponent of the share of the query that a record contains; 0 for no influence. */
  coverage: number;
  /** Gains of a record for all words in a title, for neighbours in it, and for a title that is the query. */
  gains: { title: number; neighbours: number; compound: number };
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
    ...{ title: 6, names: 5, headings: 1.5, terms: 2, code: 0.5, page: 3 },
    text: { guide: 2, operation: 1.5, area: 1.5, error: 1.5, field: 0.7 },
  },
  ...{ typos: true, prefixes: true, stems: true, synonyms: true, paths: true },
  coverage: 1.5,
  gains: { title: 0.75, neighbours: 0.25, compound: 1.2 },
  kinds: { prose: 1.35, response: 0.9, plain: 0.6, question: 0.4 },
  pageShare: 0.1,
};
