import type { SchemaNode } from '../schema-node';

/**
 * Whether a variant is just an object with a single field of the same name, so that one row is enough
 * for both.
 */
export function wrapsField(label: string, schema: SchemaNode): boolean {
  const [field, ...others] = schema.fields;
  return field?.name === label && others.length === 0 && isPlain(schema);
}

/** Whether an object has nothing to show except its fields. */
function isPlain(schema: SchemaNode): boolean {
  const { typeName, description, access, example, items, rules, limits } = schema;
  const remarks = [typeName, description, access, example, schema.default, schema.constant];
  const parts = [items, rules, ...limits, ...schema.values];
  const hasFlag = schema.nullable || schema.deprecated;
  return !hasFlag && [...remarks, ...parts].every((each) => each === undefined);
}
