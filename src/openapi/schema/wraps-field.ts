import type { SchemaNode } from '../schema-node';

/**
 * Whether a variant of this name is nothing but an object with one field, which is named so too:
 * readers then need one row for both.
 */
export function wrapsField(label: string, schema: SchemaNode): boolean {
  const [field, ...others] = schema.fields;
  return field?.name === label && others.length === 0 && isPlain(schema);
}

/** Whether nothing is said of an object apart from its fields. */
function isPlain(schema: SchemaNode): boolean {
  const { typeName, description, access, example, items, rules, limits } = schema;
  const remarks = [typeName, description, access, example, schema.default, schema.constant];
  const parts = [items, rules, ...limits, ...schema.values];
  const hasFlag = schema.nullable || schema.deprecated;
  return !hasFlag && [...remarks, ...parts].every((said) => said === undefined);
}
