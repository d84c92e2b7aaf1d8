import { defaultRanking, type Ranking } from '../../../src/search/engine/score/ranking';

const { weights, gains, kinds } = defaultRanking;
const flatText = { guide: 1, operation: 1, area: 1, error: 1, field: 1 };

/** Changes that each disable one part of the ranking, by the name of the part. */
export const ablations: Record<string, Partial<Ranking>> = {
  'typing errors forgiven': { typos: false },
  'words half typed': { prefixes: false },
  'same stem': { stems: false },
  synonyms: { synonyms: false },
  'method and path': { paths: false },
  'weights of attributes': {
    weights: {
      title: 1,
      names: 1,
      headings: 1,
      terms: 1,
      questions: 1,
      code: 1,
      page: 1,
      text: flatText,
    },
  },
  'names of parameters and fields': { weights: { ...weights, terms: 0 } },
  'title of the page for its parts': { weights: { ...weights, page: 0 } },
  'questions of pages': {
    weights: { ...weights, questions: 0 },
    gains: {
      ...gains,
      question: { ...gains.question, short: 0, long: 0 },
      subject: { gain: 0, exponent: 1 },
    },
  },
  'all questions of a page': { gains: { ...gains, subject: { gain: 0, exponent: 1 } } },
  'messages of errors': { gains: { ...gains, message: { gain: 0, exponent: 1 } } },
  'words of texts': {
    weights: { ...weights, text: { ...flatText, guide: 0, operation: 0, field: 0 } },
  },
  'code of guides': { weights: { ...weights, code: 0 } },
  'identifiers as a whole': { whole: 0 },
  'limit of rarity': { rarest: 1 },
  'share of the query': { coverage: 0 },
  'all words in a title': { gains: { ...gains, title: 0 } },
  'words side by side': { gains: { ...gains, neighbours: 0 } },
  'called just so': { gains: { ...gains, compound: 0 } },
  'a question prefers prose': { kinds: { ...kinds, prose: 1, question: kinds.plain } },
  'fields step back': { kinds: { ...kinds, plain: 1, question: 1 } },
  'requests before responses': { kinds: { ...kinds, response: 1 } },
  'standing of guides': { standing: { main: 1, usual: 1, aside: 1 } },
  'much on one page': { pageShare: 0 },
};

/** Returns the default ranking with some parts replaced. */
export function changeRanking(change: Partial<Ranking>): Ranking {
  return { ...defaultRanking, ...change };
}
