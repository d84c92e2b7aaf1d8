import type { Finding, Problem } from '../../problems/problem';
import type { PushPlan } from './push-plan';
import type { PushedRecord } from './pushed-record';

/** Bytes of a record; the service refuses a whole batch for one that is larger. */
const largest = 10_000;

/** Finds what must not be pushed, before anything is sent. `isForced` lets a loss of records pass. */
export function findObstacles(
  records: readonly PushedRecord[],
  plan: PushPlan,
  isForced: boolean,
): Problem[] {
  return [
    ...(isForced ? [] : findLoss(records.length, plan)),
    ...findDuplicateIds(records),
    ...findOversized(records),
  ].map((finding) => ({ severity: 'error', file: 'search records', ...finding }));
}

function findLoss(count: number, { indexed }: PushPlan): Finding[] {
  const fix = 'find out why they are missing; SEARCH_PUSH=force pushes all the same';
  if (count === 0) {
    return [
      { code: 'search/no-records', found: 'no record at all', expected: 'at least one', fix },
    ];
  }
  if (count * 2 >= indexed) return [];
  return [
    {
      code: 'search/lost-records',
      found: `${count} records, where the index holds ${indexed}`,
      expected: 'at least half as many as it holds',
      fix,
    },
  ];
}

function findDuplicateIds(records: readonly PushedRecord[]): Finding[] {
  const known = new Set<string>();
  return records.flatMap(({ objectID, route }) => {
    if (!known.has(objectID)) {
      known.add(objectID);
      return [];
    }
    return {
      code: 'search/duplicate-id',
      found: `a second record with the objectID ${objectID} (${route})`,
      expected: 'an objectID of its own for each record',
      fix: 'see src/search',
    };
  });
}

function findOversized(records: readonly PushedRecord[]): Finding[] {
  return records
    .map((record) => ({ record, bytes: Buffer.byteLength(JSON.stringify(record)) }))
    .filter(({ bytes }) => bytes > largest)
    .map(({ record: { objectID, route }, bytes }) => ({
      code: 'search/oversized-record',
      found: `${bytes} bytes in the record ${objectID} (${route})`,
      expected: `at most ${largest} bytes`,
      fix: 'split the section, or shorten it',
    }));
}
