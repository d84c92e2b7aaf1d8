import type { Finding, Problem } from '../../problems/problem';
import { groupBy } from '../../text/group-by';
import type { PushPlan } from './push-plan';
import type { PushedRecord } from './pushed-record';

/** The maximum size of a record in bytes; the service rejects the whole batch if one is larger. */
const maxSize = 10_000;

/** Finds what must not be pushed, before anything is sent. `isForced` skips the check for lost records. */
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
  const fix = 'find out why they are missing, or set SEARCH_PUSH=force to push anyway';
  if (count === 0) {
    return [
      { code: 'search/no-records', found: 'no records', expected: 'at least one record', fix },
    ];
  }
  if (count * 2 >= indexed) return [];
  return [
    {
      code: 'search/lost-records',
      found: `${count} records, although the index contains ${indexed}`,
      expected: 'at least half as many as the index contains',
      fix,
    },
  ];
}

function findDuplicateIds(records: readonly PushedRecord[]): Finding[] {
  const groups = groupBy(records, ({ objectID }) => objectID);
  const repeated = [...groups.values()].flatMap(([, ...others]) => others);
  return repeated.map(({ objectID, route }) => ({
    code: 'search/duplicate-id',
    found: `a second record with the objectID ${objectID} (${route})`,
    expected: 'a unique objectID for each record',
    fix: 'see src/search',
  }));
}

function findOversized(records: readonly PushedRecord[]): Finding[] {
  return records
    .map((record) => ({ record, bytes: Buffer.byteLength(JSON.stringify(record)) }))
    .filter(({ bytes }) => bytes > maxSize)
    .map(({ record: { objectID, route }, bytes }) => ({
      code: 'search/oversized-record',
      found: `${bytes} bytes in the record ${objectID} (${route})`,
      expected: `at most ${maxSize} bytes`,
      fix: 'split the section, or shorten it',
    }));
}
