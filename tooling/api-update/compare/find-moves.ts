import { schemaOfParameter } from '../../../src/openapi/build/raw-parameters';
import type { Json } from '../../../src/openapi/document/document';
import { type Comparison, listDifferences } from './comparison';
import type { OperationParts } from './operation-parts';

/** A parameter that became a field of the body, or was one before. */
export interface Move {
  operation: string;
  parameter: Json;
  field: string;
  /** What happened to the field. */
  change: 'added' | 'removed';
  /** The named type of the body. */
  type?: string;
}

/**
 * Finds the parameters that became a field of the body with the same name and type, and those that were
 * one. `gone` and `fresh` are the parameters without a counterpart.
 */
export function findMoves(
  comparison: Comparison,
  [before, gone]: readonly [OperationParts, readonly Json[]],
  [after, fresh]: readonly [OperationParts, readonly Json[]],
): Move[] {
  const hasType = (one: unknown, other: unknown) =>
    listDifferences(comparison, one, other).every(({ aspect }) => aspect !== 'type');
  const describe = (parameter: Json, change: Move['change'], { type }: OperationParts): Move => {
    const field = String(parameter.name);
    return { operation: after.id, parameter, field, change, ...(type !== undefined && { type }) };
  };
  return [
    ...gone
      .map((raw) => describe(raw, 'added', after))
      .filter(({ field }) => after.fields.has(field) && !before.fields.has(field))
      .filter((to) => hasType(schemaOfParameter(to.parameter), after.fields.get(to.field))),
    ...fresh
      .map((raw) => describe(raw, 'removed', before))
      .filter(({ field }) => before.fields.has(field) && !after.fields.has(field))
      .filter((from) => hasType(before.fields.get(from.field), schemaOfParameter(from.parameter))),
  ];
}
