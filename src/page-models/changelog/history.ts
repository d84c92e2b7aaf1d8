import type { ChangelogEntry } from '../../openapi/changes/change';
import { describeChange } from '../../openapi/changes/describe-change';
import type { PartNames } from '../../openapi/changes/describe-part';
import type { Operation } from '../../openapi/model';
import type { Text } from '../../openapi/text';
import { type EntryHead, headEntry } from './entry-head';
import { concerns } from './find-marks';
import { createOwnNames } from './part-routes';

/** What one update of the interface changed about an operation. */
export interface HistoryEntry extends EntryHead {
  changes: { description: Text; breaking: boolean }[];
}

/** Lists what the updates of the interface changed about an operation, newest first. */
export function listHistory(
  operation: Operation,
  entries: readonly ChangelogEntry[],
  names: Required<PartNames>,
  base: string,
): HistoryEntry[] {
  const own = entries
    .map((entry) => ({
      entry,
      changes: entry.changes.filter((change) => concerns(change, operation.id)),
    }))
    .filter(({ changes }) => changes.length > 0);
  if (own.length === 0) return [];
  const ownNames = createOwnNames(operation, names);
  return own.map(({ entry, changes }) => ({
    ...headEntry(entry, base),
    changes: changes.map((change) => ({
      description: describeChange(change, ownNames),
      breaking: change.breaking,
    })),
  }));
}
