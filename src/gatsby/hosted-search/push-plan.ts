import type { PushedRecord } from './pushed-record';

/** What a push would change, as objectIDs. */
export interface PushPlan {
  added: string[];
  changed: string[];
  removed: string[];
  /** The number of records that the index contains now. */
  indexed: number;
}

/** Compares the records with the digests of those in the index, by objectID. */
export function planPush(
  records: readonly PushedRecord[],
  digests: ReadonlyMap<string, string>,
): PushPlan {
  const ids = new Set(records.map(({ objectID }) => objectID));
  const changed = ({ objectID, internal }: PushedRecord) =>
    digests.has(objectID) && digests.get(objectID) !== internal.contentDigest;
  return {
    added: [...ids].filter((id) => !digests.has(id)),
    changed: records.filter(changed).map(({ objectID }) => objectID),
    removed: [...digests.keys()].filter((id) => !ids.has(id)),
    indexed: digests.size,
  };
}

/** Formats the number of changes as one line. */
export function countPlan({ added, changed, removed }: PushPlan): string {
  return `${added.length} added, ${changed.length} changed, ${removed.length} removed`;
}

const maxNames = 20;

/** Formats the changes by name, for a terminal. */
export function formatPlan({ added, changed, removed, indexed }: PushPlan): string {
  return [
    `contains ${indexed}`,
    ...listNames('added', added),
    ...listNames('changed', changed),
    ...listNames('removed', removed),
  ].join('\n');
}

function listNames(title: string, names: readonly string[]): string[] {
  const rest = names.length - maxNames;
  return [
    `${title.padEnd(9)}${names.length}`,
    ...names.slice(0, maxNames).map((name) => `  ${name}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}
