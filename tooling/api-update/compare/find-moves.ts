import { schemaOfParameter } from '../../../src/openapi/build/raw-parameters';
import type { Json } from '../../../src/openapi/document/document';
import { type Comparison, listDifferences } from './comparison';
import type { MovedField, OperationParts } from './operation-parts';

/** A value that callers have to send in another place of the request. */
interface Move {
  /** The parameter that it was; undefined if it was a field of the body. */
  before?: Json;
  /** The parameter that it is; undefined if it is a field of the body. */
  after?: Json;
  from: string;
  to: string;
}

/**
 * Finds the parameters that left one place of the request while a new one with the same name and type
 * came to another. `gone` and `fresh` are the parameters without a counterpart.
 */
export function findMoves(
  comparison: Comparison,
  [before, gone]: readonly [OperationParts, readonly Json[]],
  [after, fresh]: readonly [OperationParts, readonly Json[]],
): { moves: Move[]; moved: Omit<MovedField, 'operation'>[] } {
  const hasType = (one: unknown, other: unknown) =>
    listDifferences(comparison, one, other).every(({ aspect }) => aspect !== 'type');
  const isSame = (one: Json, other: Json) =>
    one.name === other.name && hasType(schemaOfParameter(one), schemaOfParameter(other));
  const between = gone.flatMap((old): Move[] => {
    const current = fresh.find((raw) => isSame(old, raw));
    return current
      ? [{ before: old, after: current, from: String(old.in), to: String(current.in) }]
      : [];
  });
  const left = gone.filter((raw) => !between.some((move) => move.before === raw));
  const came = fresh.filter((raw) => !between.some((move) => move.after === raw));
  const toBody = left.filter(({ name, ...raw }) => {
    const field = String(name);
    const isNew = after.fields.has(field) && !before.fields.has(field);
    return isNew && hasType(schemaOfParameter(raw), after.fields.get(field));
  });
  const fromBody = came.filter(({ name, ...raw }) => {
    const field = String(name);
    const isGone = before.fields.has(field) && !after.fields.has(field);
    return isGone && hasType(before.fields.get(field), schemaOfParameter(raw));
  });
  return {
    moves: [
      ...between,
      ...toBody.map((raw): Move => ({ before: raw, from: String(raw.in), to: 'body' })),
      ...fromBody.map((raw): Move => ({ after: raw, from: 'body', to: String(raw.in) })),
    ],
    moved: [
      ...toBody.map((raw) => describeField(after, raw, 'added')),
      ...fromBody.map((raw) => describeField(before, raw, 'removed')),
    ],
  };
}

function describeField({ type }: OperationParts, { name }: Json, change: MovedField['change']) {
  return { field: String(name), change, ...(type !== undefined && { type }) };
}
