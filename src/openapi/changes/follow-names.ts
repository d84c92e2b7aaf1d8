import type { ChangelogEntry, DescribedChange, PartAddress } from './change';

/** What can be addressed by a name of its own. */
type NamedKind = 'operation' | 'type' | 'area';

/** An operation or area that the interface no longer has. */
export interface FormerPart {
  kind: 'operation' | 'area';
  /** Its last id or title. */
  name: string;
  /** The id or title that it has now; undefined if it was removed. */
  now?: string;
  /** The removal, or the last change of name, and the entry that contains it. */
  change: DescribedChange;
  entry: ChangelogEntry;
}

/** A changelog with the current names. */
export interface FollowedChangelog {
  /** The entries, newest first, as if each operation, type and area had always had its present name. */
  entries: ChangelogEntry[];
  former: FormerPart[];
}

/**
 * Follows the names of operations, types and areas through a changelog, from the newest entry back to
 * the oldest. `isCurrent` is true for the operations and areas that the interface has.
 */
export function followNames(
  newestFirst: readonly ChangelogEntry[],
  isCurrent: (kind: FormerPart['kind'], name: string) => boolean,
): FollowedChangelog {
  let names: ReadonlyMap<string, string> = new Map();
  const former = new Map<string, FormerPart>();
  /** The operation or area whose name a change ended, unless a newer one has the name, or has ended it again. */
  const findFormer = (change: DescribedChange, entry: ChangelogEntry): FormerPart | undefined => {
    const named = findNamed(change);
    if (!named || named.kind === 'type') return undefined;
    const { kind } = named;
    const isRename = change.change === 'renamed';
    const name = isRename ? change.from : change.change === 'removed' ? named.name : undefined;
    const isKnown = (each: string) => isCurrent(kind, each) || former.has(keyOf(kind, each));
    if (name === undefined || isKnown(name)) return undefined;
    if (!isRename) return { kind, name, change, entry };
    const now = names.get(keyOf(kind, named.name)) ?? named.name;
    if (isCurrent(kind, now)) return { kind, name, now, change, entry };
    const later = former.get(keyOf(kind, now));
    return later && { ...later, name };
  };
  const entries = newestFirst.map((entry) => {
    for (const change of entry.changes) {
      const part = findFormer(change, entry);
      if (part) former.set(keyOf(part.kind, part.name), part);
    }
    const renamed = { ...entry, changes: entry.changes.map((each) => rename(each, names)) };
    names = goBack(names, entry.changes);
    return renamed;
  });
  return { entries, former: [...former.values()] };
}

/** The names before an entry: what it renamed had the old name, and nothing had the new one. */
function goBack(
  names: ReadonlyMap<string, string>,
  changes: readonly DescribedChange[],
): ReadonlyMap<string, string> {
  const before = new Map(names);
  const renames = changes.flatMap((change) => {
    const named = change.change === 'renamed' && findNamed(change);
    return named && change.from !== undefined ? [{ ...named, from: change.from }] : [];
  });
  for (const { kind, name } of renames) before.delete(keyOf(kind, name));
  for (const { kind, name, from } of renames) {
    before.set(keyOf(kind, from), names.get(keyOf(kind, name)) ?? name);
  }
  return before;
}

/** The operation, type or area that a change concerns as a whole. */
function findNamed(change: PartAddress): { kind: NamedKind; name: string } | undefined {
  const { operation, type, area, parameter, body, response, field, variant, value } = change;
  const inner = [parameter, body, response, field, variant, value];
  if (inner.some((part) => part !== undefined)) return undefined;
  if (type !== undefined) return { kind: 'type', name: type };
  if (operation !== undefined) return { kind: 'operation', name: operation };
  return area === undefined ? undefined : { kind: 'area', name: area };
}

function rename(change: DescribedChange, names: ReadonlyMap<string, string>): DescribedChange {
  const nowOf = (kind: NamedKind, name: string) => names.get(keyOf(kind, name)) ?? name;
  const { operation, type, area, operations } = change;
  return {
    ...change,
    ...(operation !== undefined && { operation: nowOf('operation', operation) }),
    ...(type !== undefined && { type: nowOf('type', type) }),
    ...(area !== undefined && { area: nowOf('area', area) }),
    operations: operations.map((id) => nowOf('operation', id)),
  };
}

function keyOf(kind: NamedKind, name: string): string {
  return `${kind} ${name}`;
}
