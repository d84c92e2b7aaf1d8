import { schemaOfParameter } from '../../../src/openapi/build/raw-parameters';
import type { Json } from '../../../src/openapi/document/document';
import { type Comparison, listDifferences } from './comparison';
import type { MovedField, OperationParts } from './operation-parts';

/** A parameter that became a field of the body, or was one before. */
export interface Move {
  parameter: Json;
  from: string;
  to: string;
}

/**
 * Finds the parameters that became a field of the body with the same name and type, and those that were
 * one. `gone` and `fresh` are the parameters without a counterpart.
 */
export function findMoves(
  comparison: Comparison,
  [before, gone]: readonly [OperationParts, readonly Json[]],
  [after, fresh]: readonly [OperationParts, readonly Json[]],
): { moves: Move[]; moved: Omit<MovedField, 'operation'>[] } {
  const hasType = (one: unknown, other: unknown) =>
    listDifferences(comparison, one, other).every(({ aspect }) => aspect !== 'type');
  const toBody = gone.filter(({ name, ...raw }) => {
    const field = String(name);
    const isNew = after.fields.has(field) && !before.fields.has(field);
    return isNew && hasType(schemaOfParameter(raw), after.fields.get(field));
  });
  const fromBody = fresh.filter(({ name, ...raw }) => {
    const field = String(name);
    const isGone = before.fields.has(field) && !after.fields.has(field);
    return isGone && hasType(before.fields.get(field), schemaOfParameter(raw));
  });
  return {
    moves: [
      ...toBody.map((raw): Move => ({ parameter: raw, from: String(raw.in), to: 'body' })),
      ...fromBody.map((raw): Move => ({ parameter: raw, from: 'body', to: String(raw.in) })),
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
