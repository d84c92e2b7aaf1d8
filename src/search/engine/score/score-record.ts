import type { Corpus } from '../index/open-corpus';
import type { Query } from '../query/read-query';
import { coverage, gains, inherited, prose, standing, weights } from './ranking';
import type { QuestionMatches } from './score-questions';
import { type ReadTitles, scoreTitles } from './score-titles';
import type { WeighedWord } from './weigh-word';

/** One way to write a query, with what scoring its records needs. */
export interface ScoredVariant extends QuestionMatches {
  query: Query;
  words: readonly WeighedWord[];
  /** The names with several parts, as one word each. */
  compounds: readonly WeighedWord[];
  /** How much of the query each page contains, in any of its records. */
  pages: Float64Array;
  /** The factor of each page for what readers ask about it. */
  subjects: Float64Array;
}

/** What scoring needs in addition to the query. */
export interface ScoringContext {
  corpus: Corpus;
  titlesOf: ReadTitles;
}

/** The weight of a guide that is neither a main one nor aside. */
const usualWeight = 100;

/** Scores a record that contains a word or a name of the variant. */
export function scoreRecord(
  record: number,
  variant: ScoredVariant,
  { corpus, titlesOf }: ScoringContext,
): number {
  const { query, words, compounds, pages, subjects } = variant;
  const page = corpus.pageOf[record] ?? 0;
  const head = corpus.pageStarts[page] ?? record;
  let sum = 0;
  let matched = 0;
  let total = 0;
  for (const { idf, values, inTitle } of words) {
    total += idf;
    const own = values[record] ?? 0;
    const above = head === record ? 0 : (inTitle[head] ?? 0) * inherited;
    if (own + above === 0) continue;
    sum += idf * (own + above * (1 - own));
    matched += idf;
  }
  let named = 0;
  for (const { idf, values } of compounds) {
    sum += weights.compound * idf * (values[record] ?? 0);
    if (values[record]) named += 1 / compounds.length;
  }
  // A record that has a name as a whole has its words.
  const inNames = named * (query.compounds.flat().length / query.all.length);
  const elsewhere = Math.max(0, (pages[page] ?? 0) - matched);
  const share = Math.max((matched + coverage.page * elsewhere) / (total || 1), inNames);
  const isInTitle = words.every(({ inTitle }) => (inTitle[record] ?? 0) > 0);
  return (
    sum *
    share ** coverage.exponent *
    scoreTitles(titlesOf, record, words, record === head ? query.glued : undefined) *
    scoreAsked(record, variant) *
    (subjects[page] ?? 1) *
    (isInTitle ? 1 + (corpus.weights[record] ?? 0) / 1000 : 1) *
    (query.isQuestion && corpus.kinds[record] === 'guide' ? prose : 1) *
    weighStanding(corpus, head)
  );
}

/** Returns the factor for the question or the message of a record that is most like the query. */
function scoreAsked(record: number, { query, questions, messages }: ScoredVariant): number {
  const { question, message } = gains;
  const forQuestion = query.compounds.length > 0 ? 0 : question.gain * (questions[record] ?? 0);
  const forMessage = message.gain * (messages[record] ?? 0);
  return 1 + Math.max(forQuestion, forMessage);
}

function weighStanding(corpus: Corpus, head: number): number {
  if (corpus.kinds[head] !== 'guide') return 1;
  const weight = corpus.weights[head] ?? usualWeight;
  if (weight === usualWeight) return standing.usual;
  return weight > usualWeight ? standing.main : standing.aside;
}
