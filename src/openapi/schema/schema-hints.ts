import { asList, type Json } from '../document/document';

/** The value that the document provides for a schema: a constant, example, default, or one of the listed values. */
export function findWritten(schema: Json): unknown {
  const first = asList(schema.examples).find((value) => value !== null);
  const values = asList(schema.enum ?? schema['x-extensible-enum']);
  const chosen = values.find((value) => value !== null) ?? values[0];
  // `null` is used only if no other value is allowed.
  return schema.const ?? schema.example ?? first ?? schema.default ?? chosen ?? schema.const;
}
