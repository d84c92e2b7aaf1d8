import type { RecordKind } from '../../record';

/** What the order of hits depends on. The bench takes parts away to see what each brings. */
export interface Ranking {
  /** How much a word counts where it stands. */
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
  /** What else a word of the query may mean. */
  typos: boolean;
  prefixes: boolean;
  stems: boolean;
  synonyms: boolean;
  /** Whether a query with a slash is compared with the paths of operations. */
  paths: boolean;
  /** Power of the share of the query that a record has; 0 for no influence. */
  coverage: number;
  /** What a record gains: all words in a title, words side by side there, being called so. */
  gains: { title: number; neighbours: number; compound: number };
  /** Factors for kinds: 1 for no influence. */
  kinds: {
    /** Guides, where the query looks like a sentence. */
    prose: number;
    /** Fields of answers. */
    response: number;
    /** Fields, where the query does not look like an identifier, and where it looks like a sentence. */
    plain: number;
    question: number;
  };
  /** How much of the scores of a page's other records its best one gains. */
  pageShare: number;
}

/** The order that the site uses. */
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
