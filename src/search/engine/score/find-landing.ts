import { listWords } from '../../words';
import type { Core } from '../index/read-core';
import type { Query } from '../query/read-query';
import { findRun } from '../query/synonyms';
import type { PageHit } from './rank-pages';

/** What `findLanding` needs in addition to the hit. */
export interface SearchState {
  core: Core;
  scores: Float64Array;
  query: Query;
}

/**
 * Finds the record that a hit links to: the best field of the page that the query names, unless it
 * names the page itself; otherwise the best record of the page.
 */
export function findLanding({ record }: PageHit, state: SearchState): number {
  const { core, scores, query } = state;
  const page = core.pageOf[record] ?? 0;
  const first = core.pageStarts[page] ?? 0;
  if (record !== first || core.kinds[record] === 'guide') return record;
  const pageWords = listWords(core.pageTitles[page] ?? '');
  if (query.glued === pageWords.join('')) return record;
  let best = record;
  for (let field = first + 1; field < (core.pageStarts[page + 1] ?? first); field += 1) {
    if (core.kinds[field] !== 'field' || !scores[field]) continue;
    const words = listWords(core.titles[field] ?? '');
    const isNamed = findRun(query.all, words) >= 0 || query.all.includes(words.join(''));
    if (!isNamed || findRun(pageWords, words) >= 0) continue;
    if (best === record || (scores[field] ?? 0) > (scores[best] ?? 0)) best = field;
  }
  return best;
}
