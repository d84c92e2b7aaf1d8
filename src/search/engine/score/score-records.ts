import type { Core } from '../index/read-core';
import type { Variant } from '../query/list-variants';
import type { Query } from '../query/read-query';
import type { Ranking } from './ranking';
import { type ReadTitles, scoreTitles } from './score-titles';
import type { WeighedWord } from './weigh-word';

/** What scoring needs in addition to the query. */
export interface Scoring {
  core: Core;
  ranking: Ranking;
  weigh(word: string): WeighedWord;
  titlesOf: ReadTitles;
}

/** Fields with a lower weight belong to responses. */
const requestWeight = 40;
/** Saturates the weight of the page's names, so that the record's own words count more. */
const pageSaturation = 1.2;

/** Scores every record that contains a word of one variant of the query; 0 for all others. */
export function scoreVariant(query: Query, variant: Variant, scoring: Scoring): Float64Array {
  const { core, ranking, weigh, titlesOf } = scoring;
  const words = variant.words.map(weigh);
  const compounds = query.compounds.map(weigh);
  const total = words.reduce((sum, { idf }) => sum + idf, 0) || 1;
  const scores = new Float64Array(core.size);
  const { page: pageWeight } = ranking.weights;
  const inherited = pageWeight / (pageSaturation + pageWeight);
  for (let record = 0; record < core.size; record += 1) {
    if (!words.some(({ values }) => (values[record] ?? 0) > 0)) continue;
    const head = core.pageStarts[core.pageOf[record] ?? 0] ?? record;
    let sum = 0;
    let matched = 0;
    for (const { idf, values, inTitle } of words) {
      const own = values[record] ?? 0;
      const above = head === record ? 0 : (inTitle[head] ?? 0) * inherited;
      if (own + above === 0) continue;
      sum += idf * (own + above * (1 - own));
      matched += idf;
    }
    for (const { idf, values } of compounds) sum += idf * (values[record] ?? 0);
    const coverage = (matched / total) ** ranking.coverage;
    const mayBeNamed = canBeNamed(core, record, query);
    const title = scoreTitles(titlesOf, record, query, words, mayBeNamed, ranking);
    const isInTitle = words.every(({ inTitle }) => (inTitle[record] ?? 0) > 0);
    const level = isInTitle ? 1 + (core.weights[record] ?? 0) / 1000 : 1;
    scores[record] =
      sum * coverage * title * level * weighKind(core, record, query, ranking) * variant.factor;
  }
  return scores;
}

/** A query can name a field if it looks like an identifier, and an area unless it is a question. */
function canBeNamed(core: Core, record: number, query: Query): boolean {
  const kind = core.kinds[record];
  return kind === 'field' ? query.isIdentifier : kind !== 'area' || !query.isQuestion;
}

function weighKind(core: Core, record: number, query: Query, { kinds }: Ranking): number {
  const kind = core.kinds[record];
  if (kind === 'guide') return query.isQuestion ? kinds.prose : 1;
  if (kind !== 'field') return 1;
  const side = (core.weights[record] ?? 0) < requestWeight ? kinds.response : 1;
  if (query.isIdentifier) return side;
  return side * (query.isQuestion ? kinds.question : kinds.plain);
}
