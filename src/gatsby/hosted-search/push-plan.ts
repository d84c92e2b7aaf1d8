import { isDeepStrictEqual } from 'node:util';
import type { IndexSettings, SynonymHit } from 'algoliasearch';
import type { PushedRecord } from './pushed-record';
import type { IndexState } from './read-index';

/** What a push would change: objectIDs of records and synonyms, and names of settings. */
export interface PushPlan {
  added: string[];
  changed: string[];
  removed: string[];
  settings: string[];
  /** Added, changed and removed synonyms, which are pushed together. */
  synonyms: string[];
  /** The number of records that the index contains now. */
  indexed: number;
}

/** What the index should contain. */
export interface Wanted {
  records: readonly PushedRecord[];
  settings: IndexSettings;
  synonyms: readonly SynonymHit[];
}

/** Compares the desired content of the index with its current content. */
export function planPush(wanted: Wanted, { digests, settings, synonyms }: IndexState): PushPlan {
  const { records } = wanted;
  const ids = new Set(records.map(({ objectID }) => objectID));
  const changed = ({ objectID, internal }: PushedRecord) =>
    digests.has(objectID) && digests.get(objectID) !== internal.contentDigest;
  return {
    added: [...ids].filter((id) => !digests.has(id)),
    changed: records.filter(changed).map(({ objectID }) => objectID),
    removed: [...digests.keys()].filter((id) => !ids.has(id)),
    settings: Object.entries(wanted.settings)
      .filter(([name, value]) => !isDeepStrictEqual(settings[name as keyof IndexSettings], value))
      .map(([name]) => name),
    synonyms: compareSynonyms(wanted.synonyms, synonyms),
    indexed: digests.size,
  };
}

function compareSynonyms(wanted: readonly SynonymHit[], indexed: IndexState['synonyms']): string[] {
  const ids = new Set(wanted.map(({ objectID }) => objectID));
  return [
    ...wanted.filter((hit) => !isDeepStrictEqual(indexed.get(hit.objectID), hit)),
    ...[...indexed.values()].filter(({ objectID }) => !ids.has(objectID)),
  ].map(({ objectID }) => objectID);
}

/** Returns true if nothing has to change. */
export function isEmptyPlan({ added, changed, removed, settings, synonyms }: PushPlan): boolean {
  return [added, changed, removed, settings, synonyms].every(({ length }) => length === 0);
}

const maxNames = 20;

function listNames(title: string, names: readonly string[]): string[] {
  const rest = names.length - maxNames;
  return [
    `${title.padEnd(9)}${names.length}`,
    ...names.slice(0, maxNames).map((name) => `  ${name}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}

/** Formats the number of changes as one line. */
export function countPlan({ added, changed, removed, settings, synonyms }: PushPlan): string {
  return [
    `${added.length} added`,
    `${changed.length} changed`,
    `${removed.length} removed`,
    `${settings.length} settings`,
    `${synonyms.length} synonyms`,
  ].join(', ');
}

/** Formats the changes by name, for a terminal. */
export function formatPlan(plan: PushPlan): string {
  return [
    `contains ${plan.indexed}`,
    ...listNames('added', plan.added),
    ...listNames('changed', plan.changed),
    ...listNames('removed', plan.removed),
    ...listNames('settings', plan.settings),
    ...listNames('synonyms', plan.synonyms),
  ].join('\n');
}
