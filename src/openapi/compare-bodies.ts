import type { Field, Operation } from './model';

/** How the body of an operation that updates differs from that of the one that creates. */
export interface BodyComparison {
  /** Id of the operation that creates. */
  with: string;
  differences: BodyDifference[];
}

/** Some fields, and in words what is different about them: "is only here". */
export interface BodyDifference {
  names: string[];
  words: string;
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
  const without =
    (fields: readonly Field[]) =>
    ({ name }: Field) =>
      !fields.some((field) => field.name === name);
  const differences: [place: string, fields: Field[]][] = [
    ['optional here', shared.filter((field) => !field.required && isRequired(others, field.name))],
    ['required here', shared.filter((field) => field.required && !isRequired(others, field.name))],
    ['only here', own.filter(without(others))],
    ['not here', others.filter(without(own))],
  ];
  return {
    with: creator.id,
    differences: differences
      .filter(([, fields]) => fields.length > 0)
      .map(([place, fields]) => ({
        names: fields.map(({ name }) => name),
        words: `${fields.length === 1 ? 'is' : 'are'} ${place}`,
      })),
  };
}

function fieldsOf({ body }: Operation): Field[] | undefined {
  const fields = body?.content[0]?.schema.fields ?? [];
  return fields.length > 0 ? fields : undefined;
}
