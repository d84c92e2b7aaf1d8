import type { Corpus } from '../index/open-corpus';
import type { Query } from '../query/read-query';
import { coverage, gains, kinds, pageCoverage, standing, weights, whole } from './ranking';
import { type ReadTitles, scoreTitles } from './score-titles';
import { isFound, type WeighedWord } from './weigh-word';

/** One way to write a query, with what scoring its records needs. */
export interface ScoredVariant {
  query: Query;
  words: readonly WeighedWord[];
  compounds: readonly WeighedWord[];
  /** The sum of the words' rarity. */
  total: number;
  /** How much of the query each page contains, in any of its records. */
  pages: Float64Array;
  /** How well each record's best question matches. */
  questions: Float64Array;
  /** How well each record's best message matches. */
  messages: Float64Array;
  /** The factor of each page for what readers ask about it. */
  subjects: Float64Array;
  /** The factor of the variant. */
  factor: number;
  /** The two words that an unknown one was split into. */
  parts?: readonly string[];
}

/** What scoring needs in addition to the query. */
export interface ScoringContext {
  corpus: Corpus;
  titlesOf: ReadTitles;
}

/** The least number of words of a query that could be the message of an error. */
const messageLength = 4;
/** The least number of words of a query that could be a question; shorter ones are probably a name. */
const questionLength = 3;
/** The weight of what the overview says about an error; an error of one operation has less. */
const sharedErrorWeight = 50;
/** The weight of a guide that is neither a main one nor aside. */
const usualWeight = 100;
/** Saturates the weight of the page's names, so that the record's own words count more. */
const pageSaturation = 1.2;

/** Scores a record that contains a word or a name of the variant. */
export function scoreRecord(
  record: number,
  variant: ScoredVariant,
  { corpus, titlesOf }: ScoringContext,
): number {
  const { query, words, compounds, total, pages, subjects, factor } = variant;
  const page = corpus.pageOf[record] ?? 0;
  const head = corpus.pageStarts[page] ?? record;
  const inherited = weights.page / (pageSaturation + weights.page);
  let sum = 0;
  let matched = 0;
  for (const { idf, values, inTitle } of words) {
    const own = values[record] ?? 0;
    const above = head === record ? 0 : (inTitle[head] ?? 0) * inherited;
    if (own + above === 0) continue;
    sum += idf * (own + above * (1 - own));
    matched += idf;
  }
  let named = 0;
  for (const compound of compounds) {
    const { idf, values } = compound;
    sum += whole * idf * (values[record] ?? 0);
    if (isFound(compound) && values[record]) named += 1 / compounds.length;
  }
  const elsewhere = Math.max(0, (pages[page] ?? 0) - matched);
  // Who has a name as a whole has its words.
  const inNames = query.compounds.flat().length / query.all.length;
  const share = Math.max((matched + pageCoverage * elsewhere) / total, named * inNames);
  const isInTitle = words.every(({ inTitle }) => (inTitle[record] ?? 0) > 0);
  return (
    sum *
    share ** coverage *
    (1 + gains.identifier * named) *
    scoreTitles(titlesOf, record, query, words, canBeNamed(corpus, record, head, query)) *
    scoreAsked(record, variant) *
    (subjects[page] ?? 1) *
    (isInTitle ? 1 + (corpus.weights[record] ?? 0) / 1000 : 1) *
    weighKind(corpus, record, query) *
    weighStanding(corpus, head) *
    factor
  );
}

/** Returns the factor for the question or the message of a record that is most like the query. */
function scoreAsked(record: number, { query, words, questions, messages }: ScoredVariant): number {
  const { question, message } = gains;
  const isName = words.length < questionLength && !query.isQuestion;
  const gain = query.isIdentifier ? 0 : isName ? question.short : question.long;
  const forQuestion = gain * (questions[record] ?? 0);
  const forMessage = message.gain * (messages[record] ?? 0) ** message.exponent;
  return 1 + Math.max(forQuestion, forMessage);
}

/**
 * A query can name a field if it looks like an identifier, an area unless it is a question, and a whole
 * guide: many guides have a section of the same name, such as "Logs".
 */
function canBeNamed(corpus: Corpus, record: number, head: number, query: Query): boolean {
  const kind = corpus.kinds[record];
  if (kind === 'field') return query.isIdentifier;
  return kind === 'guide' ? record === head : kind !== 'area' || !query.isQuestion;
}

function weighKind(corpus: Corpus, record: number, query: Query): number {
  const kind = corpus.kinds[record];
  if (kind === 'guide') return query.isQuestion ? kinds.prose : 1;
  if (kind === 'field') {
    if (query.isIdentifier) return 1;
    return query.isQuestion ? kinds.question : kinds.plain;
  }
  // A query with few words is hardly the message of an error of one operation.
  const isReason = kind === 'error' && (corpus.weights[record] ?? 0) < sharedErrorWeight;
  return isReason && query.all.length < messageLength ? kinds.plain : 1;
}

function weighStanding(corpus: Corpus, head: number): number {
  if (corpus.kinds[head] !== 'guide') return 1;
  const weight = corpus.weights[head] ?? usualWeight;
  if (weight === usualWeight) return standing.usual;
  return weight > usualWeight ? standing.main : standing.aside;
}
