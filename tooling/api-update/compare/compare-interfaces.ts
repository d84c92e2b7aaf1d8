import type { Change } from '../../../src/openapi/changes/change';
import type { OpenApiDocument } from '../../../src/openapi/document/document';
import { areaOf, untagged } from '../../../src/openapi/document/list-areas';
import {
  idOf,
  listOperations,
  type RawOperation,
} from '../../../src/openapi/document/list-operations';
import type { Direction } from '../../../src/openapi/schema/direction';
import { judgeDifference } from './breaking-rules';
import { compareAreas } from './compare-areas';
import { compareOperations } from './compare-operations';
import { compareSchemas } from './compare-schemas';
import type { Comparison } from './comparison';
import type { Move } from './find-moves';
import { listReach, type Reach } from './list-reach';
import { matchOperations, type OperationPair } from './match-operations';
import { matchTypes } from './match-types';
import { schemaOfType } from './schema-view';

/**
 * Lists what differs between two interfaces for a caller: areas, operations and types, in the order
 * of the newer document, with what is gone after what is there. Words, examples, callbacks and
 * webhooks don't count, nor do types that no operation uses. Whatever comes or goes with a part that
 * is reported as added or removed is not reported besides.
 */
export function compareInterfaces(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const operations = matchOperations(before, after);
  const { pairs } = operations;
  const reach = { before: listReach(before), after: listReach(after) };
  const typeNames = matchTypes(
    { document: before, reach: reach.before },
    { document: after, reach: reach.after },
    pairs,
  );
  const comparison: Comparison = {
    before: { document: before, introduced: new Set() },
    after: { document: after, introduced: new Set() },
    typeNames,
    same: new WeakMap(),
    compare: compareSchemas,
  };
  const areas = compareAreas(before, after, pairs);
  const ofOperations = pairs.map((pair) => compareOperations(comparison, pair, areas.names));
  const moved = ofOperations.flatMap((each) => each.moved);
  const isNoMove = (change: Change) => !moved.some((field) => isMove(change, field));
  const ofTypes = compareTypes(comparison, reach, pairs).filter(isNoMove);
  return [
    ...areas.changes,
    ...orderLike(listOperations(after), [
      ...joinSplits(ofOperations.flatMap(({ changes }) => changes).filter(isNoMove)),
      ...operations.added.map((raw) => listWhole(raw, 'added')),
    ]),
    ...operations.removed.map((raw) => listWhole(raw, 'removed')),
    ...ofTypes,
  ];
}

function listWhole(raw: RawOperation, change: 'added' | 'removed'): Change {
  const id = idOf(raw);
  const address = `${raw.method} ${raw.path}`;
  const difference = change === 'added' ? 'operationAdded' : 'operationRemoved';
  const area = areaOf(raw);
  return {
    // Where readers find what there is instead.
    ...(change === 'removed' && area !== untagged && { area }),
    operation: id,
    change,
    ...(change === 'added' ? { to: address } : { from: address }),
    ...judgeDifference(difference, []),
    operations: [id],
  };
}

function orderLike(operations: readonly RawOperation[], changes: readonly Change[]): Change[] {
  const places = new Map(operations.map((raw, index) => [idOf(raw), index]));
  const placeOf = ({ operation = '' }: Change) => places.get(operation) ?? 0;
  return [...changes].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The changes of the types that operations of both interfaces use. */
function compareTypes(
  comparison: Comparison,
  reach: { before: Reach; after: Reach },
  pairs: readonly OperationPair[],
): Change[] {
  const { before, after, typeNames } = comparison;
  const oldNames = new Map([...typeNames].map(([old, current]) => [current, old]));
  const newIds = new Map(pairs.map((pair) => [idOf(pair.before), idOf(pair.after)]));
  const inOrder = sortLike(after.document, reach.after.keys());
  const changes = inOrder.flatMap((name) => {
    const old = oldNames.get(name);
    const use = old === undefined ? undefined : findUse(reach, newIds, old, name);
    if (old === undefined || use === undefined) return [];
    const address = { type: name };
    const { operations, directions } = use;
    const renamed: Change[] =
      old === name
        ? []
        : [{ ...address, change: 'renamed', from: old, breaking: false, operations }];
    const schemas = [
      schemaOfType(before.document, old),
      schemaOfType(after.document, name),
    ] as const;
    const position = { address, owner: address, path: '', directions, operations, within: [] };
    return [...renamed, ...compareSchemas(comparison, ...schemas, position)];
  });
  const isNew = (name: string) =>
    isUnmatched(oldNames, reach.before, name) && after.introduced.has(name);
  const isGone = (name: string) =>
    isUnmatched(typeNames, reach.after, name) && before.introduced.has(name);
  const listType = (type: string, change: 'added' | 'removed', side: 'before' | 'after') => {
    const { request = [], response = [] } = reach[side].get(type) ?? {};
    const ids = new Set([...request, ...response]);
    const users = pairs.filter((pair) => ids.has(idOf(pair[side])));
    return { type, change, breaking: false, operations: users.map((pair) => idOf(pair.after)) };
  };
  return [
    ...changes,
    ...inOrder.filter(isNew).map((type) => listType(type, 'added', 'after')),
    ...sortLike(before.document, reach.before.keys())
      .filter(isGone)
      .map((type) => listType(type, 'removed', 'before')),
  ];
}

/** Whether the other interface doesn't use a type under whatever name. */
function isUnmatched(names: ReadonlyMap<string, string>, reach: Reach, name: string): boolean {
  return !reach.has(names.get(name) ?? name);
}

/** Tells what several operations found out about the same copy of a type once. */
function joinSplits(changes: readonly Change[]): Change[] {
  const joined = new Map<string, Change>();
  for (const { operations, ...change } of changes) {
    const key = JSON.stringify(change);
    const ids = new Set([...(joined.get(key)?.operations ?? []), ...operations]);
    joined.set(key, { ...change, operations: [...ids] });
  }
  return [...joined.values()];
}

function sortLike({ components }: OpenApiDocument, names: Iterable<string>): string[] {
  const { schemas } = Object(components);
  const places = new Map(Object.keys(Object(schemas)).map((name, index) => [name, index]));
  return [...names].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

/**
 * The operations that use a type in both interfaces, and who sends its values. `newIds` has the new ids
 * of operations by their old ones, in the order of the newer document.
 */
function findUse(
  reach: { before: Reach; after: Reach },
  newIds: ReadonlyMap<string, string>,
  old: string,
  current: string,
): { operations: string[]; directions: Direction[] } | undefined {
  const [was, is] = [reach.before.get(old), reach.after.get(current)];
  const found = (['request', 'response'] as const).flatMap((direction) =>
    [...(was?.[direction] ?? [])].flatMap((oldId) => {
      const id = newIds.get(oldId);
      return id !== undefined && is?.[direction].has(id) ? [{ id, direction }] : [];
    }),
  );
  const users = new Set(found.map(({ id }) => id));
  const operations = [...newIds.values()].filter((id) => users.has(id));
  const directions = [...new Set(found.map(({ direction }) => direction))];
  return operations.length > 0 ? { operations, directions } : undefined;
}

function isMove({ type, field, change, operations }: Change, moved: Move): boolean {
  return (
    type === moved.type &&
    field === moved.field &&
    change === moved.change &&
    operations.every((id) => id === moved.operation)
  );
}
