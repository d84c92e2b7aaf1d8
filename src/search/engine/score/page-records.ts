import type { SearchState } from './find-landing';

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
