import { isDeepStrictEqual } from 'node:util';
import type { IndexSettings } from 'algoliasearch';
import type { IndexState } from './index-state';
import type { PushedRecord } from './pushed-record';

/** What a push would change: objectIDs, and names of settings. */
export interface PushPlan {
  added: string[];
  changed: string[];
  removed: string[];
  settings: string[];
  /** Number of records that the index holds now. */
  held: number;
}

/** Compares the records and settings with what the index holds. */
export function planPush(
  records: readonly PushedRecord[],
  wanted: IndexSettings,
  { digests, settings }: IndexState,
): PushPlan {
  const ids = new Set(records.map(({ objectID }) => objectID));
  const changed = ({ objectID, internal }: PushedRecord) =>
    digests.has(objectID) && digests.get(objectID) !== internal.contentDigest;
  return {
    added: [...ids].filter((id) => !digests.has(id)),
    changed: records.filter(changed).map(({ objectID }) => objectID),
    removed: [...digests.keys()].filter((id) => !ids.has(id)),
    settings: Object.entries(wanted)
      .filter(([name, value]) => !isDeepStrictEqual(settings[name as keyof IndexSettings], value))
      .map(([name]) => name),
    held: digests.size,
  };
}

/** True when the index is as it should be. */
export function isNothing({ added, changed, removed, settings }: PushPlan): boolean {
  return [added, changed, removed, settings].every(({ length }) => length === 0);
}

const shown = 20;

function listNames(title: string, names: readonly string[]): string[] {
  const rest = names.length - shown;
  return [
    `${title.padEnd(9)}${names.length}`,
    ...names.slice(0, shown).map((name) => `  ${name}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}

/** One line with the number of changes. */
export function countPlan({ added, changed, removed, settings }: PushPlan): string {
  return [
    `${added.length} added`,
    `${changed.length} changed`,
    `${removed.length} removed`,
    `${settings.length} settings`,
  ].join(', ');
}

/** The changes by name, for a terminal. */
export function formatPlan({ added, changed, removed, settings, held }: PushPlan): string {
  return [
    `holds    ${held}`,
    ...listNames('added', added),
    ...listNames('changed', changed),
    ...listNames('removed', removed),
    ...listNames('settings', settings),
  ].join('\n');
}
