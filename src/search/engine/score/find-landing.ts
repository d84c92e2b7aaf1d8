import { listWords } from '../../words';
import type { Corpus } from '../index/open-corpus';
import type { Query } from '../query/read-query';
import { findRun } from '../query/synonyms';
import type { PageHit } from './rank-pages';

/** What `findLanding` needs in addition to the hit. */
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
