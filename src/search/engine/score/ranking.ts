/** The weights of the attributes of a record, by which the frequencies of a word are added up (BM25F). */
export const weights = {
  /** The title, or another name. */
  name: 4.5,
  /** The path of a field or an operation, which says less than its name. */
  path: 2,
  questions: 3,
  text: 1.5,
  /** A name with several parts as a whole, next to its parts: `AUTH_PROVIDER`. */
  compound: 5,
};

/** The parameters of BM25: how soon further occurrences add nothing, and how much a long text counts less. */
export const saturation = { k1: 1.2, b: 0.6 };

/** How much a word in a name of the page counts for the sections and fields of the page. */
export const inherited = 0.7;

/**
 * The upper limit for the inverse document frequency of a word, as a share of that of a word in a single
 * record: among the words of readers, which of them the docs have only once is chance.
 */
export const rarest = 0.5;

/** How well an indexed word matches a typed one: 1 for the word itself, and for its forms see `compareStems`. */
export const quality = {
  /** The least that is a form of the same word. */
  form: 0.85,
  /** The beginning of a word, and less the less of it there is. */
  prefix: 0.75,
  synonym: 0.6,
  /** The most similar words: what a reader misspelt counts nearly as much as the other words. */
  meant: 0.8,
  /** Others with one typing error, with two, and with one in the beginning of a half typed word. */
  oneError: 0.55,
  twoErrors: 0.3,
  errorInPrefix: 0.41,
};

/**
 * The exponent of the share of the query that a record contains, and how much of what only other records of
 * the page contain counts towards that share.
 */
export const coverage = { exponent: 0.75, page: 0.3 };

/** Gains of a record whose name, questions or messages match the query. */
export const gains = {
  /** All words are in one title. */
  title: 0.75,
  /** The title of a page is the query. */
  named: 1.2,
  /** Neighbouring words are neighbours in one title. */
  neighbours: 0.25,
  /** A question is the query. The exponent is that of the share of its words that the query has. */
  question: { gain: 2.5, exponent: 0.6 },
  /** The same for a message. A high exponent, because only a message as a whole means the error. */
  message: { gain: 16, exponent: 4 },
  /** All questions of the page are similar to the query. Pages with more than the usual number need more of them. */
  subject: { gain: 50, exponent: 0.3, usual: 6, growth: 0.6 },
};

/** The factor for guides if the query is a question. */
export const prose = 1.15;

/** Factors of guides: those that explain a subject as a whole, those that few readers look for, and all others. */
export const standing = { main: 1.25, usual: 0.9, aside: 0.75 };
