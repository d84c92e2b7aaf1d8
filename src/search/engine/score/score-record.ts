import type { Core } from '../index/read-core';
import type { Query } from '../query/read-query';
import type { Ranking } from './ranking';
import { type ReadTitles, scoreTitles } from './score-titles';
import type { WeighedWord } from './weigh-word';

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
}

/** What scoring needs in addition to the query. */
export interface ScoringContext {
  core: Core;
  ranking: Ranking;
  titlesOf: ReadTitles;
}

/** The factors whose product is the score of a record. */
export interface Factors {
  /** The sum over the words: how rare each is, times how well the record matches it. */
  words: number;
  /** For the share of the query that the record and its page contain. */
  coverage: number;
  title: number;
  question: number;
  subject: number;
  level: number;
  kind: number;
  standing: number;
  variant: number;
}

/** As many words as a query has that could be the message of an error. */
const messageLength = 4;
/** As many words as a query has that could be a question; fewer are probably a name. */
const questionLength = 3;
/** Fields and errors with a lower weight belong to responses. */
const requestWeight = 40;
/** The weight of a guide that is neither a main one nor aside. */
const usualWeight = 100;
/** Saturates the weight of the page's names, so that the record's own words count more. */
const pageSaturation = 1.2;

/** Scores a record that contains a word of the variant. */
export function scoreRecord(
  record: number,
  variant: ScoredVariant,
  { core, ranking, titlesOf }: ScoringContext,
): Factors {
  const { query, words, compounds, total, pages, subjects, factor } = variant;
  const page = core.pageOf[record] ?? 0;
  const head = core.pageStarts[page] ?? record;
  const { page: pageWeight } = ranking.weights;
  const inherited = pageWeight / (pageSaturation + pageWeight);
  let sum = 0;
  let matched = 0;
  for (const { idf, values, inTitle } of words) {
    const own = values[record] ?? 0;
    const above = head === record ? 0 : (inTitle[head] ?? 0) * inherited;
    if (own + above === 0) continue;
    sum += idf * (own + above * (1 - own));
    matched += idf;
  }
  for (const { idf, values } of compounds) sum += ranking.whole * idf * (values[record] ?? 0);
  const elsewhere = Math.max(0, (pages[page] ?? 0) - matched);
  const share = (matched + ranking.pageCoverage * elsewhere) / total;
  const isInTitle = words.every(({ inTitle }) => (inTitle[record] ?? 0) > 0);
  return {
    words: sum,
    coverage: share ** ranking.coverage,
    title: scoreTitles(
      titlesOf,
      record,
      query,
      words,
      canBeNamed(core, record, head, query),
      ranking,
    ),
    question: scoreAsked(record, variant, ranking),
    subject: subjects[page] ?? 1,
    level: isInTitle ? 1 + (core.weights[record] ?? 0) / 1000 : 1,
    kind: weighKind(core, record, query, ranking),
    standing: weighStanding(core, head, ranking),
    variant: factor,
  };
}

/** Returns the factor for the question or the message of a record that is most like the query. */
function scoreAsked(
  record: number,
  { query, words, questions, messages }: ScoredVariant,
  { gains: { question, message } }: Ranking,
): number {
  const isName = words.length < questionLength && !query.isQuestion;
  const gain = query.isIdentifier ? 0 : isName ? question.short : question.long;
  const forQuestion = gain * (questions[record] ?? 0);
  const forMessage = message.gain * (messages[record] ?? 0) ** message.exponent;
  return 1 + Math.max(forQuestion, forMessage);
}

/** Multiplies the factors of a record. */
export function multiply(factors: Factors): number {
  const { words, coverage, title, question, subject, level, kind, standing, variant } = factors;
  return words * coverage * title * question * subject * level * kind * standing * variant;
}

/**
 * A query can name a field if it looks like an identifier, an area unless it is a question, and a whole
 * guide: many guides have a section of the same name, such as "Logs".
 */
function canBeNamed(core: Core, record: number, head: number, query: Query): boolean {
  const kind = core.kinds[record];
  if (kind === 'field') return query.isIdentifier;
  return kind === 'guide' ? record === head : kind !== 'area' || !query.isQuestion;
}

/** Whether a field or an error belongs to a response of an operation. */
export function isInResponse(core: Core, record: number): boolean {
  return (core.weights[record] ?? 0) < requestWeight;
}

function weighKind(core: Core, record: number, query: Query, { kinds }: Ranking): number {
  const kind = core.kinds[record];
  if (kind === 'guide') return query.isQuestion ? kinds.prose : 1;
  if (kind === 'error') {
    if (!isInResponse(core, record)) return 1;
    // A query with fewer words is hardly the message of an error.
    return query.all.length < messageLength ? kinds.response * kinds.plain : 1;
  }
  if (kind !== 'field') return 1;
  const side = isInResponse(core, record) ? kinds.response : 1;
  if (query.isIdentifier) return side;
  return side * (query.isQuestion ? kinds.question : kinds.plain);
}

function weighStanding(core: Core, head: number, { standing }: Ranking): number {
  if (core.kinds[head] !== 'guide') return 1;
  const weight = core.weights[head] ?? usualWeight;
  if (weight === usualWeight) return standing.usual;
  return weight > usualWeight ? standing.main : standing.aside;
}
