import type { ChangelogEntry, DescribedChange } from '../../openapi/changes/change';
import type { Operation } from '../../openapi/model';
import { groupBy } from '../../text/group-by';
import { nameRelease } from './entry-head';
import { locatorOf } from './locate-parts';

/**
 * What recent releases did to the parts of one operation, by anchor: "new in 0.94". The anchor of the operation itself
 * is empty, and the key of a value is made by `keyOfValue`.
 */
export type Marks = ReadonlyMap<string, string>;

/** Finds the marks of an operation. */
export type FindMarks = (operation: Operation) => Marks;

/** The releases whose parts are marked. */
const recentReleases = 2;

/** Creates the function that finds marks. Entries come newest first, with the current names. */
export function createMarkFinder(entries: readonly ChangelogEntry[]): FindMarks {
  const recent = listRecent(entries);
  return (operation) => {
    const own = recent.filter(({ change }) => concerns(change, operation.id));
    return own.length > 0 ? placeMarks(operation, own) : new Map();
  };
}

/** Whether a change concerns an operation. */
export function concerns({ operation, operations }: DescribedChange, id: string): boolean {
  return operation === id || operations.includes(id);
}

interface RecentChange {
  change: DescribedChange;
  mark: string;
}

/** The changes of the last releases: newest first, and what is new before what changed. */
function listRecent(entries: readonly ChangelogEntry[]): RecentChange[] {
  const releases = groupBy(entries, ({ release, file }) => release ?? file);
  return [...releases.values()].slice(0, recentReleases).flatMap((release) => {
    const changes = release.flatMap((entry) =>
      entry.changes.map((change) => ({ change, release: nameRelease(entry) })),
    );
    const isNew = ({ change }: { change: DescribedChange }) => change.change === 'added';
    return [
      ...changes.filter(isNew).map((each) => ({ ...each, mark: `new in ${each.release}` })),
      ...changes
        .filter((each) => !isNew(each) && each.change.change !== 'removed')
        .map((each) => ({ ...each, mark: `changed in ${each.release}` })),
    ];
  });
}

function placeMarks(operation: Operation, recent: readonly RecentChange[]): Marks {
  const locate = locatorOf(operation);
  const marks = new Map<string, string>();
  for (const { change, mark } of recent) {
    const { type, area, operation: id, field, variant, value } = change;
    const isWholeType =
      type !== undefined && [field, variant, value].every((each) => each === undefined);
    const isElsewhere = type === undefined && id !== operation.id;
    if (isWholeType || isElsewhere || (area !== undefined && id === undefined)) continue;
    for (const anchor of locate(change)) {
      const key = value === undefined ? anchor : keyOfValue(anchor, value);
      if (!marks.has(key)) marks.set(key, mark);
    }
  }
  return marks;
}

/** The key of the mark of a value that the schema at `anchor` allows. */
export function keyOfValue(anchor: string, value: string): string {
  return `${anchor}\n${value}`;
}
