import { groupBy } from '../../text/group-by';
import type { DescribedChange } from './change';

/** From this many operations or types on, they are listed with one change instead of one change each. */
const many = { operations: 3, types: 2 };

/**
 * Joins the changes that are the same in several operations, such as a new response, and in several types, such
 * as a field with another name: each into one that names no operation or type itself, but has all of them in
 * `operations` or `types`. It takes the place of the first. A change with words of an author is not joined.
 */
export function joinChanges<Each extends DescribedChange>(changes: readonly Each[]): Each[] {
  return [...groupBy(changes, keyOf).values()].flatMap((group) => {
    const [first] = group;
    const types = group.flatMap(({ type }) => type ?? []);
    if (!first || group.length < many[types.length > 0 ? 'types' : 'operations']) return group;
    const { operation: _, type: _type, ...joined } = first;
    const operations = [...new Set(group.flatMap((each) => each.operations))];
    return [{ ...(joined as Each), operations, ...(types.length > 0 && { types }) }];
  });
}

/** What changes have in common that are joined; a change that never is has itself. */
function keyOf(change: DescribedChange): unknown {
  const { operation, type, operations, text, breaking, ...rest } = change;
  const isPart = type !== undefined || (operation !== undefined && operations.join() === operation);
  // Whole operations and types that come and go are listed one by one.
  const { change: _, from, to, aspect, because, ...inner } = rest;
  const isWhole =
    Object.keys(inner).length === 0 && (aspect === undefined || operation === undefined);
  if (!isPart || isWhole || text !== undefined) return change;
  const parts = Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([type !== undefined, breaking, parts]);
}
