import { glue, listWords } from '../../words';
import type { Core } from '../index/read-core';
import type { Query } from '../query/read-query';
import { findRun } from '../query/synonyms';

/** A page that was found. */
export interface PageHit {
  /** The record that the hit leads to. */
  record: number;
  score: number;
  /** Kinds of all records of the page that were found. */
  kinds: ReadonlySet<string>;
}

/** Scores that differ by less than 2 % say nothing of which page is the better answer. */
const step = Math.log(1.02);

/**
 * One hit for each page, best first, with its best record. Equals stand by their weight, then in the
 * order of the index, which is that of the sidebar.
 */
export function collapse(
  core: Core,
  scores: Float64Array,
  pageShare: number,
  accepts: (record: number) => boolean,
): PageHit[] {
  const hits: PageHit[] = [];
  for (let page = 0; page + 1 < core.firsts.length; page += 1) {
    const start = core.firsts[page] ?? 0;
    const end = core.firsts[page + 1] ?? start;
    let best = -1;
    let sum = 0;
    const kinds = new Set<string>();
    for (let record = start; record < end; record += 1) {
      const score = scores[record] ?? 0;
      if (score <= 0 || !accepts(record)) continue;
      kinds.add(core.kinds[record] ?? '');
      sum += score;
      if (best < 0 || isBefore(core, scores, record, best)) best = record;
    }
    if (best < 0) continue;
    const top = scores[best] ?? 0;
    // Much beside the best says that a page is about it; of fields, one is like the other.
    const isField = core.kinds[best] === 'field';
    const score = isField ? top : top + pageShare * Math.min(top, sum - top);
    hits.push({ record: best, score, kinds });
  }
  const weightOf = ({ record }: PageHit) => core.weights[record] ?? 0;
  const rankOf = ({ score }: PageHit) => Math.round(Math.log(score) / step);
  return hits.sort(
    (a, b) => rankOf(b) - rankOf(a) || weightOf(b) - weightOf(a) || a.record - b.record,
  );
}

function isBefore(core: Core, scores: Float64Array, one: number, other: number): boolean {
  const difference = (scores[one] ?? 0) - (scores[other] ?? 0);
  if (difference !== 0) return difference > 0;
  return (core.weights[one] ?? 0) > (core.weights[other] ?? 0);
}

/** What `findLanding` needs to know of the search. */
export interface Landing {
  core: Core;
  scores: Float64Array;
  query: Query;
  accepts: (record: number) => boolean;
}

/**
 * The record that a hit leads to: the best field of the page that the query calls by its name,
 * unless the page itself is called so, and else the record that was found.
 */
export function findLanding({ record }: PageHit, landing: Landing): number {
  const { core, scores, query, accepts } = landing;
  const page = core.pageOf[record] ?? 0;
  const first = core.firsts[page] ?? 0;
  if (record !== first || core.kinds[record] === 'guide') return record;
  const pageWords = listWords(core.pageTitles[page] ?? '').map(({ word }) => word);
  if (query.glued === pageWords.join('')) return record;
  let best = record;
  for (let field = first + 1; field < (core.firsts[page + 1] ?? first); field += 1) {
    if (core.kinds[field] !== 'field' || !scores[field] || !accepts(field)) continue;
    const words = listWords(core.titles[field] ?? '');
    const plain = words.map(({ word }) => word);
    const isNamed = findRun(query.all, plain) >= 0 || query.all.includes(glue(words));
    if (!isNamed || findRun(pageWords, plain) >= 0) continue;
    if (best === record || (scores[field] ?? 0) > (scores[best] ?? 0)) best = field;
  }
  return best;
}
