import { listWords } from '../../words';
import type { Corpus } from '../index/open-corpus';
import type { Query } from '../query/read-query';
import { findRun } from '../query/synonyms';
import type { PageHit } from './rank-pages';

/** What a query has found. */
export interface SearchState {
  corpus: Corpus;
  scores: Float64Array;
  query: Query;
}

/**
 * Finds the record that a hit links to: the best field of the page that the query names, unless it
 * names the page itself; otherwise the best record of the page.
 */
export function findLanding({ record }: PageHit, state: SearchState): number {
  const { corpus, scores, query } = state;
  const page = corpus.pageOf[record] ?? 0;
  const first = corpus.pageStarts[page] ?? 0;
  if (record !== first || corpus.kinds[record] === 'guide') return record;
  const pageWords = listWords(corpus.pageTitles[page] ?? '');
  if (query.glued === pageWords.join('')) return record;
  let best = record;
  for (let field = first + 1; field < (corpus.pageStarts[page + 1] ?? first); field += 1) {
    if (corpus.kinds[field] !== 'field' || !scores[field]) continue;
    const words = listWords(corpus.titles[field] ?? '');
    const isNamed = findRun(query.all, words) >= 0 || query.all.includes(words.join(''));
    if (!isNamed || findRun(pageWords, words) >= 0) continue;
    if (best === record || (scores[field] ?? 0) > (scores[best] ?? 0)) best = field;
  }
  return best;
}

/** Lower scores, as a share of the score of the page's best record, are noise. */
const leastShare = 0.6;

/**
 * Returns other records that a search found on the page of `landing`, the record that the hit itself
 * leads to: those of its kind, best first, at most `limit`, one for each anchor. The fields of an
 * operation that was found by its name are all alike, so they are left out.
 */
export function listSections(landing: number, limit: number, state: SearchState): number[] {
  const { corpus, scores } = state;
  const page = corpus.pageOf[landing] ?? 0;
  const start = corpus.pageStarts[page] ?? 0;
  const end = corpus.pageStarts[page + 1] ?? start;
  const kind = corpus.kinds[landing];
  const found: number[] = [];
  for (let record = start; record < end; record += 1) {
    if (corpus.kinds[record] === kind && scores[record]) found.push(record);
  }
  const scoreOf = (record: number) => scores[record] ?? 0;
  const least = leastShare * Math.max(...found.map(scoreOf));
  const anchors = new Set([corpus.anchors[landing]]);
  return found
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .filter((record) => {
      const anchor = corpus.anchors[record] ?? '';
      const isNew = anchor !== '' && !anchors.has(anchor) && scoreOf(record) >= least;
      anchors.add(anchor);
      return isNew;
    })
    .slice(0, limit);
}
