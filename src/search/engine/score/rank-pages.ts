import type { Corpus } from '../index/open-corpus';

/** A page that was found. */
export interface PageHit {
  /** Its best record. */
  record: number;
  score: number;
}

/** Scores that differ by less than 2 % count as equal. */
const scoreStep = Math.log(1.02);

/**
 * Returns one hit per page, best first, with its best record. Pages with equal scores are ordered by
 * weight, then as in the index, which has the order of the sidebar.
 */
export function rankPages(corpus: Corpus, scores: Float64Array): PageHit[] {
  const hits: PageHit[] = [];
  for (let page = 0; page + 1 < corpus.pageStarts.length; page += 1) {
    const hit = findBest(corpus, page, scores);
    if (hit) hits.push(hit);
  }
  const weightOf = ({ record }: PageHit) => corpus.weights[record] ?? 0;
  const rankOf = ({ score }: PageHit) => Math.round(Math.log(score) / scoreStep);
  return hits.sort(
    (a, b) => rankOf(b) - rankOf(a) || weightOf(b) - weightOf(a) || a.record - b.record,
  );
}

function findBest(corpus: Corpus, page: number, scores: Float64Array): PageHit | undefined {
  const start = corpus.pageStarts[page] ?? 0;
  const end = corpus.pageStarts[page + 1] ?? start;
  let best = -1;
  for (let record = start; record < end; record += 1) {
    if ((scores[record] ?? 0) <= 0) continue;
    if (best < 0 || isBefore(corpus, scores, record, best)) best = record;
  }
  return best < 0 ? undefined : { record: best, score: scores[best] ?? 0 };
}

function isBefore(corpus: Corpus, scores: Float64Array, one: number, other: number): boolean {
  const difference = (scores[one] ?? 0) - (scores[other] ?? 0);
  if (difference !== 0) return difference > 0;
  return (corpus.weights[one] ?? 0) > (corpus.weights[other] ?? 0);
}
