import type { DescribedChange } from './change';

/** From this many operations on, they are listed with one change instead of one change each. */
const many = 3;

/**
 * Joins the changes that are the same in several operations, such as a new response: each into one
 * that names no operation itself, but has all of them in `operations`. It takes the place of the first.
 * What an author wrote something about stays as it is.
 */
export function joinChanges<Each extends DescribedChange>(changes: readonly Each[]): Each[] {
  const groups = new Map<unknown, Each[]>();
  for (const change of changes) {
    const key = keyOf(change);
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length < many) return group;
    const { operation: _, ...joined } = first;
    const operations = group.flatMap((each) => each.operations);
    return [{ ...(joined as Each), operations }];
  });
}

function keyOf(change: DescribedChange): unknown {
  const { operation, operations, text, breaking, ...rest } = change;
  const isPart = operation !== undefined && operations.join() === operation;
  // Whole operations that come and go are listed one by one.
  const isInner = Object.keys(rest).some(
    (key) => key !== 'change' && key !== 'from' && key !== 'to',
  );
  if (!isPart || !isInner || text !== undefined) return change;
  const parts = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([breaking, parts]);
}
