import type { Change } from '../../../src/openapi/changes/change';
import { isObject, type Json, type OpenApiDocument } from '../../../src/openapi/document/document';
import type { Position } from './position';

/** One of the two interfaces, and the types of it that the other one has no counterpart for. */
export interface Side {
  document: OpenApiDocument;
  /** Types that are used where the other interface uses something else. */
  introduced: Set<string>;
}

/** The state while two interfaces are compared. */
export interface Comparison {
  before: Side;
  after: Side;
  /** New names of types by their old ones, for all types that both interfaces have. */
  typeNames: ReadonlyMap<string, string>;
  /** What is known about pairs of schemas: alternatives within alternatives are compared again and again. */
  same: WeakMap<Json, WeakMap<Json, boolean>>;
  /** Compares two schemas at the same place. */
  compare: CompareSchemas;
}

/** Lists what differs between the schemas of a place. */
type CompareSchemas = (
  comparison: Comparison,
  before: unknown,
  after: unknown,
  position: Position,
) => Change[];

const nowhere: Position = {
  address: {},
  owner: {},
  path: '',
  directions: ['request', 'response'],
  operations: [],
  within: [],
};

/** What differs between two schemas, wherever they are. */
export function listDifferences(
  comparison: Comparison,
  before: unknown,
  after: unknown,
  position: Partial<Position> = {},
): Change[] {
  const aside: Comparison = {
    ...comparison,
    before: { ...comparison.before, introduced: new Set() },
    after: { ...comparison.after, introduced: new Set() },
  };
  return comparison.compare(aside, before, after, { ...nowhere, ...position });
}

/** Whether two schemas allow the same values and say the same about them. */
export function isSame(
  comparison: Comparison,
  before: unknown,
  after: unknown,
  { within }: Position,
): boolean {
  const isRemembered = within.length === 0 && isObject(before) && isObject(after);
  if (!isRemembered) return listDifferences(comparison, before, after, { within }).length === 0;
  const known = comparison.same.get(before) ?? new WeakMap<Json, boolean>();
  comparison.same.set(before, known);
  const same = known.get(after) ?? listDifferences(comparison, before, after).length === 0;
  known.set(after, same);
  return same;
}
