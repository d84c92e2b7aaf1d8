/** A record as the hosted index returns it. */
export interface HostedRecord {
  objectID: string;
  page: string;
  /** How the record matched, if it was asked for. */
  _rankingInfo?: { words: number };
}

/** A record and the other records of its page. */
export type GroupedHit<Hit> = Hit & { sections: Hit[] };

/** Collects the records of each page under the best one, in the order of these. */
export function groupRecords<Hit extends HostedRecord>(records: readonly Hit[]): GroupedHit<Hit>[] {
  const pages = new Map<string, GroupedHit<Hit>>();
  for (const record of records) {
    const hit = pages.get(record.page);
    if (hit) hit.sections.push(record);
    else pages.set(record.page, { ...record, sections: [] });
  }
  return [...pages.values()];
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
