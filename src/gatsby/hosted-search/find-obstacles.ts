import type { Problem } from '../../problems/problem';
import type { PushPlan } from './push-plan';
import type { PushedRecord } from './pushed-record';

/** Bytes of a record; the service refuses a whole batch for one that is larger. */
const largest = 10_000;

const obstacle = (found: string, expected: string, repair: string): Problem => ({
  severity: 'error',
  file: 'search records',
  found,
  expected,
  repair,
});

/** What must not be pushed: known before anything is sent. `isForced` lets a loss of records pass. */
export function findObstacles(
  records: readonly PushedRecord[],
  plan: PushPlan,
  isForced: boolean,
): Problem[] {
  return [
    ...(isForced ? [] : findLoss(records.length, plan)),
    ...findTwins(records),
    ...findOversized(records),
  ];
}

function findLoss(count: number, { held }: PushPlan): Problem[] {
  const repair = 'find out why they are missing; SEARCH_PUSH=force pushes all the same';
  if (count === 0) return [obstacle('no record at all', 'at least one', repair)];
  if (count * 2 >= held) return [];
  const found = `${count} records, where the index holds ${held}`;
  return [obstacle(found, 'at least half as many as it holds', repair)];
}

function findTwins(records: readonly PushedRecord[]): Problem[] {
  const seen = new Set<string>();
  return records.flatMap(({ objectID, route }) => {
    if (!seen.has(objectID)) {
      seen.add(objectID);
      return [];
    }
    const found = `a second record with the objectID ${objectID} (${route})`;
    return [obstacle(found, 'an objectID of its own for each record', 'see src/search')];
  });
}

function findOversized(records: readonly PushedRecord[]): Problem[] {
  return records.flatMap((record) => {
    const bytes = Buffer.byteLength(JSON.stringify(record));
    if (bytes <= largest) return [];
    return [
      obstacle(
        `${bytes} bytes in the record ${record.objectID} (${record.route})`,
        `at most ${largest} bytes`,
        'split the section, or shorten it',
      ),
    ];
  });
}
