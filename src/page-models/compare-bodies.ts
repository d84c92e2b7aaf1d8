import type { Operation } from '../openapi/model';
import type { Field } from '../openapi/schema-node';

/** Fields that differ in the same way, and a description of the difference: "is only here". */
export interface BodyDifference {
  names: string[];
  words: string;
}

/**
 * Compares the body of an update operation with that of the matching create operation. Undefined if
 * they have less than half of their fields in common.
 */
export function compareBodies(update: Operation, creator: Operation): BodyDifference[] | undefined {
  const own = fieldsOf(update);
  const others = fieldsOf(creator);
  if (!own || !others) return undefined;
  const shared = own.filter(({ name }) => others.some((field) => field.name === name));
  if (shared.length * 2 < Math.max(own.length, others.length)) return undefined;
  const isRequired = (fields: readonly Field[], name: string) =>
    fields.some((field) => field.name === name && field.required);
  const without =
    (fields: readonly Field[]) =>
    ({ name }: Field) =>
      !fields.some((field) => field.name === name);
  const differences: [words: string, fields: Field[]][] = [
    ['optional here', shared.filter((field) => !field.required && isRequired(others, field.name))],
    ['required here', shared.filter((field) => field.required && !isRequired(others, field.name))],
    ['only here', own.filter(without(others))],
    ['not here', others.filter(without(own))],
  ];
  return differences
    .filter(([, fields]) => fields.length > 0)
    .map(([words, fields]) => ({
      names: fields.map(({ name }) => name),
      words: `${fields.length === 1 ? 'is' : 'are'} ${words}`,
    }));
}

function fieldsOf({ body }: Operation): Field[] | undefined {
  const fields = body?.content[0]?.schema.fields ?? [];
  return fields.length > 0 ? fields : undefined;
}
