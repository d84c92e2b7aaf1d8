import type { Field, SchemaNode, Variant } from './model';

/** What is said before the type of such a field. */
export const loneFieldWords = 'object with this key';

/**
 * The field that tells a variant from the others, where the variant is nothing but an object with
 * this field and named after it: readers then need one row for both. Undefined otherwise.
 */
export function loneField({ label, schema }: Variant): Field | undefined {
  const [field, ...others] = schema.fields;
  return field?.name === label && others.length === 0 && isPlain(schema) ? field : undefined;
}

/** Whether nothing is said of an object apart from its fields. */
function isPlain(schema: SchemaNode): boolean {
  const { typeName, description, access, example, items, rules, limits } = schema;
  const marks = [typeName, description, access, example, schema.default, schema.constant];
  const parts = [items, rules, ...limits, ...schema.values];
  const isMarked = schema.nullable || schema.deprecated;
  return !isMarked && [...marks, ...parts].every((said) => said === undefined);
}
