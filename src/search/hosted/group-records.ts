import type { SearchRecord } from '../record';

/**
 * A record as the hosted index returns it. One that was pushed by an earlier version of the site lacks
 * what that did not know.
 */
export interface HostedRecord extends Partial<SearchRecord> {
  objectID: string;
  page: string;
  /** How the record matched, if it was asked for. */
  _rankingInfo?: { words: number };
}

/** A record and the other records of its page. */
export type GroupedHit<Hit> = Hit & { sections: Hit[] };

/** Collects the records of each page, by its route. Pages and records keep the order of the response. */
export function groupRecords<Hit extends HostedRecord>(
  records: readonly Hit[],
): Map<string, readonly Hit[]> {
  const pages = new Map<string, readonly Hit[]>();
  for (const record of records) {
    pages.set(record.page, [...(pages.get(record.page) ?? []), record]);
  }
  return pages;
}

/** As many of the first hits as are looked at. */
const places = 3;
/** The least share of the words that a hit must have so that it can be an answer. */
const leastShare = 0.5;

/** Returns true if none of the best records has most of the words searched for. */
export function isWeakResponse(records: readonly HostedRecord[], wordCount: number): boolean {
  const shares = records
    .slice(0, places)
    .map(({ _rankingInfo }) => (_rankingInfo?.words ?? wordCount) / wordCount);
  return shares.length > 0 && Math.max(...shares) < leastShare;
}
