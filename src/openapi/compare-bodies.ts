import type { Field, Operation } from './model';

/** How the body of an operation that updates differs from that of the one that creates. */
export interface BodyComparison {
  /** Id of the operation that creates. */
  with: string;
  /** Fields that both have, in the same form. */
  same: number;
  /** Fields that only the update has, and that only the create has. */
  added: string[];
  missing: string[];
  /** Fields that only one of the two requires. */
  optional: string[];
  required: string[];
}

/**
 * Compares `UpdateX` with `CreateX` of the same API; undefined for any other operation, and where
 * the two have less than half of their fields in common.
 */
export function compareBodies(
  operation: Operation,
  operations: readonly Operation[],
): BodyComparison | undefined {
  const thing = /^Update(.+)$/.exec(operation.id)?.[1];
  const creator = operations.find(({ id }) => thing && id === `Create${thing}`);
  const own = fieldsOf(operation);
  const others = creator && fieldsOf(creator);
  if (!creator || !own || !others) return undefined;
  const shared = own.filter(({ name }) => others.some((field) => field.name === name));
  if (shared.length * 2 < Math.max(own.length, others.length)) return undefined;
  const isRequired = (fields: readonly Field[], name: string) =>
    fields.some((field) => field.name === name && field.required);
  const names = (fields: readonly Field[]) => fields.map(({ name }) => name);
  const optional = shared.filter(({ name, required }) => !required && isRequired(others, name));
  const required = shared.filter((field) => field.required && !isRequired(others, field.name));
  return {
    with: creator.id,
    same: shared.length - optional.length - required.length,
    added: names(own.filter(({ name }) => !names(others).includes(name))),
    missing: names(others.filter(({ name }) => !names(own).includes(name))),
    optional: names(optional),
    required: names(required),
  };
}

function fieldsOf({ body }: Operation): Field[] | undefined {
  const fields = body?.content[0]?.schema.fields ?? [];
  return fields.length > 0 ? fields : undefined;
}
