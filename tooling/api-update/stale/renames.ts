import type { Change, PartAddress } from '../../../src/openapi/changes/change';

/** The new names of the parts of an interface, by their old ones. */
export interface Renames {
  operations: ReadonlyMap<string, string>;
  types: ReadonlyMap<string, string>;
  /** The new name of a part whose old address is given, if it has one. */
  nameOf(part: PartAddress): string | undefined;
}

/** Collects the names that changes gave to parts of an interface. */
export function readRenames(changes: readonly Change[]): Renames {
  const renamed = changes.filter(({ change }) => change === 'renamed');
  const operations = new Map<string, string>();
  const types = new Map<string, string>();
  const parts = new Map<string, string>();
  for (const change of renamed) {
    const { from, operation, type } = change;
    if (from === undefined || !isWhole(change)) continue;
    // Readers know a type by its own name, whatever its schema is called.
    if (type !== undefined && change.to !== undefined) continue;
    if (type !== undefined) types.set(lastName(from), type);
    else if (operation !== undefined) operations.set(from, operation);
  }
  for (const change of renamed) {
    const { from } = change;
    const name = change.variant ?? lastOf(change);
    if (from !== undefined && name !== undefined) parts.set(keyOf(withOldName(change, from)), name);
  }
  return {
    operations,
    types,
    nameOf: (part) =>
      parts.get(
        keyOf({
          ...part,
          operation: part.operation && (operations.get(part.operation) ?? part.operation),
          type: part.type && (types.get(part.type) ?? part.type),
        }),
      ),
  };
}

/** Whether a change is about an operation, a type or an area as a whole. */
export function isWhole(part: PartAddress): boolean {
  return !innerKeys.some((key) => part[key] !== undefined);
}

const innerKeys = ['parameter', 'body', 'response', 'header', 'field', 'variant', 'value'] as const;

function lastOf({ field, parameter, response }: PartAddress): string | undefined {
  return field === undefined ? (parameter ?? response) : lastName(field);
}

/** The last step of a path of fields. */
export function lastName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** The address of a part under the name that it had before, in a part that has its new name already. */
function withOldName(part: PartAddress, from: string): PartAddress {
  if (part.variant !== undefined) return { ...part, variant: from };
  if (part.field !== undefined) {
    const start = part.field.slice(0, part.field.lastIndexOf('.') + 1);
    return { ...part, field: start + lastName(from) };
  }
  if (part.response !== undefined) return { ...part, response: from };
  return { ...part, parameter: from };
}

function keyOf(part: PartAddress): string {
  const { operation, type, parameter, response, header, field, variant, value } = part;
  return JSON.stringify([operation, type, parameter, response, header, field, variant, value]);
}
