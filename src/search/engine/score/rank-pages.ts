import type { Core } from '../index/read-core';

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
export function rankPages(core: Core, scores: Float64Array): PageHit[] {
  const hits: PageHit[] = [];
  for (let page = 0; page + 1 < core.pageStarts.length; page += 1) {
    const hit = findBest(core, page, scores);
    if (hit) hits.push(hit);
  }
  const weightOf = ({ record }: PageHit) => core.weights[record] ?? 0;
  const rankOf = ({ score }: PageHit) => Math.round(Math.log(score) / scoreStep);
  return hits.sort(
    (a, b) => rankOf(b) - rankOf(a) || weightOf(b) - weightOf(a) || a.record - b.record,
  );
}

function findBest(core: Core, page: number, scores: Float64Array): PageHit | undefined {
  const start = core.pageStarts[page] ?? 0;
  const end = core.pageStarts[page + 1] ?? start;
  let best = -1;
  for (let record = start; record < end; record += 1) {
    if ((scores[record] ?? 0) <= 0) continue;
    if (best < 0 || isBefore(core, scores, record, best)) best = record;
  }
  return best < 0 ? undefined : { record: best, score: scores[best] ?? 0 };
}

function isBefore(core: Core, scores: Float64Array, one: number, other: number): boolean {
  const difference = (scores[one] ?? 0) - (scores[other] ?? 0);
  if (difference !== 0) return difference > 0;
  return (core.weights[one] ?? 0) > (core.weights[other] ?? 0);
}
