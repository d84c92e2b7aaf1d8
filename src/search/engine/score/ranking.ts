import type { RecordKind } from '../../record';

/** The weight of a word, by the attribute that contains it. */
export const weights = {
  title: 4.5,
  names: 5,
  headings: 1.5,
  questions: 3,
  /** In the title or a name of the page that the record belongs to. */
  page: 3,
  /** In the text, by the kind of the record. */
  text: { guide: 1.5, operation: 2, area: 1.5, error: 1.5, field: 0.7 } satisfies Record<
    RecordKind,
    number
  >,
};

/** The factor for an identifier with several parts as a whole, next to its parts: `AUTH_PROVIDER`. */
export const whole = 2.5;

/** The factor for words that say little, although they are no stop words. */
export const filler = 0.3;

/**
 * The upper limit for the rarity of a word, as a share of that of a word in a single record: among the
 * words of readers, which of them the docs have only once is chance.
 */
export const rarest = 0.5;

/** The factor for words that are in no title, name or question, only in texts. */
export const incidental = 0.6;

/** The factors for the docs' word in place of the reader's, and for other synonyms of a word that the docs use. */
export const synonym = { toMain: 0.7, known: 0.75, others: 0.5 };

/** The exponent of the share of the query that a record contains. */
export const coverage = 0.75;

/** How much of what only other records of the page contain counts towards that share. */
export const pageCoverage = 0.3;

/** Gains of a record whose title, questions or messages match the query. */
export const gains = {
  /** All words are in one title. */
  title: 0.75,
  /** Neighbouring words are neighbours in one title. */
  neighbours: 0.25,
  /** The title is the query. */
  named: 1.2,
  /** It has the identifier that the query is, as a whole. */
  identifier: 4,
  /**
   * A question is the query. `share` is the exponent of the share of its words that the query has, and of
   * those of a message; `shareOfCut` if the query may be the start of the message.
   */
  question: { short: 1.5, long: 2.5, share: 0.6, shareOfCut: 0.2 },
  /** A message is the query. A high exponent, because only a message as a whole means the error. */
  message: { gain: 8, exponent: 4 },
  /** All questions of the page are similar to the query. */
  subject: { gain: 50, exponent: 0.3 },
};

/** Factors of guides: those that explain a subject as a whole, those that few readers look for, and all others. */
export const standing = { main: 1.25, usual: 0.9, aside: 0.75 };

/** Factors by kind. */
export const kinds = {
  /** Guides, if the query is a question. */
  prose: 1.15,
  /** Fields, and errors of an operation, if the query is not an identifier. */
  plain: 0.6,
  /** Fields, if the query is a question. */
  question: 0.4,
};
